import button from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';
import box from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';

/** Copies the table of contents, which a wide screen shows on the right, into the collapsed one for phones. */
function fill(folded: Element): HTMLElement | undefined {
  const contents = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
  const list = contents?.querySelector(':scope > ul');
  if (!contents || !list) return undefined;
  const content = document.importNode(contents, false);
  content.className = box.tocCollapsibleContent ?? '';
  content.append(document.importNode(list, true));
  folded.append(content);
  return content;
}

/** Opens and closes the table of contents on a phone. */
export function openContents(): void {
  document.addEventListener('click', ({target}) => {
    const opener = target instanceof Element ? target.closest('.theme-doc-toc-mobile > button') : null;
    const folded = opener?.parentElement;
    if (!opener || !folded) return;
    const content = folded.querySelector<HTMLElement>(':scope > div') ?? fill(folded);
    if (!content) return;
    const open = opener.getAttribute('aria-expanded') !== 'true';
    opener.setAttribute('aria-expanded', String(open));
    opener.classList.toggle(button.tocCollapsibleButtonExpanded ?? '', open);
    folded.classList.toggle(box.tocCollapsibleExpanded ?? '', open);
    content.hidden = !open;
  });
}
