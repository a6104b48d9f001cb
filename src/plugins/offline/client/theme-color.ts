import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Sets the browser's theme colour to that of the current colour mode, which may differ from the system's. */
function updateThemeColor(): void {
  const {theme} = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.dataset.mode === theme ? 'all' : 'not all';
}

if (ExecutionEnvironment.canUseDOM) {
  updateThemeColor();
  new MutationObserver(updateThemeColor).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
