import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Opens the folds of the page before it's printed, because nobody can open them on paper, and closes them afterwards. Where
 * browsers can style the content of a fold, `access.css` does that. Safari can since 18.4, and Firefox since 143.
 */
function openFoldsForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    fold.open = true;
    window.addEventListener('afterprint', () => Object.assign(fold, {open: false}), {once: true});
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('beforeprint', openFoldsForPrint);
