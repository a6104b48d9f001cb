/** Puts the text at an address on the clipboard. @returns whether that worked */
export async function copyPage(address: string): Promise<boolean> {
  try {
    const text = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(response.statusText);
      return new Blob([await response.text()], {type: 'text/plain'});
    });
    // Given a promise, the browser keeps the permission that comes with the click until the text is there.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch {
    return false;
  }
}
