import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Fetches a picture synchronously. Returns it as a data URL, or undefined if it can't be fetched. */
function fetchPictureSync(address: string): string | undefined {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    // With this charset, each character of the response contains one byte of the picture.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) return undefined;
    const bytes = Array.from(request.responseText, (character) =>
      String.fromCharCode(character.charCodeAt(0) & 0xff),
    );
    return `data:image/${address.replace(/.*\./, '')};base64,${btoa(bytes.join(''))}`;
  } catch {
    return undefined;
  }
}

/**
 * Loads the lazy pictures before the page is printed, except those of the dark mode, which is never printed. Chromium and
 * Firefox do that by themselves. Safari prints as soon as the event has been handled, so they are fetched synchronously. Their
 * addresses are restored afterwards.
 */
function loadPicturesForPrint(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not(.only-dark)')) {
    const {src, decoding, complete} = image;
    const data = complete ? undefined : fetchPictureSync(src);
    if (!data) continue;
    Object.assign(image, {loading: 'eager', decoding: 'sync', src: data});
    window.addEventListener('afterprint', () => Object.assign(image, {decoding, src}), {once: true});
  }
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('beforeprint', loadPicturesForPrint);
