import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Has the colour around the page be that of the mode that is shown, which need not be the system's. */
function follow(): void {
  const {theme} = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.dataset.mode === theme ? 'all' : 'not all';
}

if (ExecutionEnvironment.canUseDOM) {
  follow();
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
