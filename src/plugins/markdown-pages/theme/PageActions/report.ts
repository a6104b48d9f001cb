/** Pixels from the top of the screen above which a heading counts as reached. */
const REACHED = 160;

/** Returns the address of a report with the heading that is being read. */
export function withSection(address: string): string {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < REACHED);
  if (!heading) return address;
  const url = new URL(address);
  const title = heading.firstChild?.textContent ?? heading.id;
  url.searchParams.set('title', `${url.searchParams.get('title') ?? ''}${title}`);
  url.searchParams.set(
    'body',
    `${(url.searchParams.get('body') ?? '').trimEnd()}\nSection: ${title} (#${heading.id})\n\n`,
  );
  return url.href;
}
