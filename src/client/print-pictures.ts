import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Pictures that wait until they are scrolled to. Paper shows those for the light mode only. */
const waitingPictures = (): HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not(.only-dark)')].filter(
    (image) => !image.complete,
  );

/** Returns a picture as a data URL at once; undefined when it can't be fetched. */
function fetchNow(address: string): string | undefined {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    // Each character is one byte then.
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    if (request.status !== 200) return undefined;
    const bytes = Array.from(request.responseText, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) & 0xff),
    );
    return `data:image/${address.replace(/.*\./, '')};base64,${btoa(bytes.join(''))}`;
  } catch {
    return undefined;
  }
}

/**
 * Puts the pictures on paper that nobody has scrolled to. A browser prints as soon as its event has been handled, so the
 * pictures are fetched while it waits, and their addresses come back afterwards.
 */
function loadForPrint(): void {
  for (const image of waitingPictures()) {
    const {src, decoding} = image;
    const data = fetchNow(src);
    if (!data) continue;
    Object.assign(image, {loading: 'eager', decoding: 'sync', src: data});
    window.addEventListener('afterprint', () => Object.assign(image, {decoding, src}), {once: true});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', loadForPrint);
  // A preview that the developer tools show isn't announced.
  window.matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) for (const image of waitingPictures()) image.loading = 'eager';
  });
}
