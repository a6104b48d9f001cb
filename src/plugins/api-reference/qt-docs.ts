/** The beginning of an address in Qt 5's documentation, be it the current or the archived one. */
export const QT5_DOCS = /\bdoc\.qt\.io\/(?:archives\/)?qt-5[.\d]*\//;

/** Where Qt 6 documents a class, or what stands on the page of one: `QAbstractButton#text-prop`. */
export function qtDocsUrl(place: string): string {
  const [name = '', anchor] = place.split('#');
  return `https://doc.qt.io/qt-6/${name.toLowerCase()}.html${anchor ? `#${anchor}` : ''}`;
}
