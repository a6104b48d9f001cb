/** Returns the title of a page without the name of the site. It's empty if the page has none. */
export function readTitle(html: string): string {
  // Parsing whole pages takes long, and one list has up to a hundred of them.
  const [beginning = ''] = html.split('</title>', 1);
  const {title} = new DOMParser().parseFromString(beginning, 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}
