/** A heading counts as reached when it is less than this many pixels below the top of the window. */
const REACHED_OFFSET = 160;

/** Adds the heading of the section that is on the screen to the title and the text of a report, and returns its new URL. */
export function addSection(address: string): string {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const heading = headings.findLast((candidate) => candidate.getBoundingClientRect().top < REACHED_OFFSET);
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
