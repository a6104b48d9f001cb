import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Space chooses a tab, as it does everywhere else; Docusaurus's tabs listen to Enter alone. */
function chooseTab(event: KeyboardEvent): void {
  const {key, target} = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || target.role !== 'tab') return;
  event.preventDefault();
  target.click();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', chooseTab);
