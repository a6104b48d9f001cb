/** Fetches a page as Markdown. @throws if something else comes, such as the dev server's page for what it hasn't */
async function fetchMarkdown(address: string): Promise<Blob> {
  const response = await fetch(address);
  const isHtml = /html/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || isHtml) throw new Error(`There is no Markdown at ${address}.`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Puts the Markdown at an address on the clipboard. @returns whether that worked */
export async function copyPage(address: string): Promise<boolean> {
  const markdown = fetchMarkdown(address);
  // Where the browser refuses first, nobody waits for this.
  markdown.catch(() => undefined);
  try {
    // Given a promise, the browser keeps the permission that comes with the click until the text is there.
    if ('ClipboardItem' in globalThis)
      await navigator.clipboard.write([new ClipboardItem({'text/plain': markdown})]);
    else await navigator.clipboard.writeText(await (await markdown).text());
    return true;
  } catch {
    return false;
  }
}
