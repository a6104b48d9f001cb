import button from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';
import box from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';

/** Copies the table of contents, which a wide screen shows on the right, into the collapsed one for phones. */
function copyContents(container: Element): HTMLElement | undefined {
  const contents = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
  const list = contents?.querySelector(':scope > ul');
  if (!contents || !list) return undefined;
  const content = document.importNode(contents, false);
  content.className = box.tocCollapsibleContent ?? '';
  content.append(document.importNode(list, true));
  container.append(content);
  return content;
}

/** Makes the table of contents on a phone open and close. */
export function enableMobileContents(): void {
  document.addEventListener('click', ({target}) => {
    const toggle = target instanceof Element ? target.closest('.theme-doc-toc-mobile > button') : null;
    const container = toggle?.parentElement;
    if (!toggle || !container) return;
    const content = container.querySelector<HTMLElement>(':scope > div') ?? copyContents(container);
    if (!content) return;
    const isOpen = toggle.getAttribute('aria-expanded') !== 'true';
    toggle.setAttribute('aria-expanded', String(isOpen));
    toggle.classList.toggle(button.tocCollapsibleButtonExpanded ?? '', isOpen);
    container.classList.toggle(box.tocCollapsibleExpanded ?? '', isOpen);
    content.hidden = !isOpen;
  });
}
