/** Selector of the elements that differ from page to page. Docusaurus marks them. */
const PAGE_ELEMENTS = 'head > [data-rh]:not(title)';

/** Replaces the title, the classes of `<html>`, and the page's elements in the head with those of another page. */
export function replaceHead(page: Document): void {
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
  for (const element of document.querySelectorAll(PAGE_ELEMENTS)) element.remove();
  document.head.append(
    ...[...page.querySelectorAll(PAGE_ELEMENTS)].map((element) => document.importNode(element, true)),
  );
}
