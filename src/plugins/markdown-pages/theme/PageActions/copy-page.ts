/** Fetches a page as Markdown. @throws if the response isn't Markdown, such as the "not found" page of the dev server */
async function fetchMarkdown(address: string): Promise<Blob> {
  const response = await fetch(address);
  const isHtml = /html/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || isHtml) throw new Error(`There is no Markdown at ${address}.`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies the Markdown at a URL to the clipboard. @returns true if that worked */
export async function copyPage(address: string): Promise<boolean> {
  const markdown = fetchMarkdown(address);
  // If the clipboard refuses before the page has arrived, nothing awaits this promise.
  markdown.catch(() => undefined);
  try {
    // With a promise, the browser keeps the permission of the click until the text has arrived.
    if ('ClipboardItem' in globalThis)
      await navigator.clipboard.write([new ClipboardItem({'text/plain': markdown})]);
    else await navigator.clipboard.writeText(await (await markdown).text());
    return true;
  } catch {
    return false;
  }
}
