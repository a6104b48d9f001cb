import {createStorageSlot} from '@docusaurus/theme-common';
import {island} from './island';

/** How far each key moves among tabs. */
const STEPS: Record<string, number | undefined> = {ArrowLeft: -1, ArrowRight: 1};

/** Shows what stands behind the tab that is chosen here, in another group of the same name, or was on a last visit. */
function wakeTabs(group: HTMLElement, signal: AbortSignal): void {
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
  const name = group.dataset.group;
  const storage = name === undefined ? undefined : createStorageSlot(`docusaurus.tab.${name}`);

  const show = (value: string | null | undefined) => {
    const chosen = tabs.findIndex((tab) => tab.dataset.value === value);
    if (chosen < 0) return;
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
    // What is seldom chosen is in the page as a template only.
    for (const template of panels[chosen]?.querySelectorAll('template') ?? []) {
      template.replaceWith(template.content);
    }
  };

  const choose = (tab: HTMLElement) => {
    const {top} = tab.getBoundingClientRect();
    show(tab.dataset.value);
    storage?.set(tab.dataset.value ?? '');
    // Groups above may have become longer or shorter.
    window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  };

  const move = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    tabs.at((from + step) % tabs.length)?.focus();
  };

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(tab), {signal});
    tab.addEventListener('keydown', (event) => move(event, index), {signal});
  });
  show(storage?.get());
  const deafen = storage?.listen(({newValue}) => show(newValue));
  signal.addEventListener('abort', () => deafen?.());
}

island('tab-group', wakeTabs);
