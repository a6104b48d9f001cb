/** What Docusaurus marks as a page's own; what it does not mark is the same on every page. */
const OWN = 'head > [data-rh]:not(title)';

/** Gives this document the title, description, addresses and classes of another page. */
export function takeHead(page: Document): void {
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
  for (const element of document.querySelectorAll(OWN)) element.remove();
  document.head.append(
    ...[...page.querySelectorAll(OWN)].map((element) => document.importNode(element, true)),
  );
}
