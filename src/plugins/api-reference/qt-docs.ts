/** Where Qt 6 documents a class, or what stands on the page of one: `QAbstractButton#text-prop`. */
export function qtDocsUrl(place: string): string {
  const [name = '', anchor] = place.split('#');
  return `https://doc.qt.io/qt-6/${name.toLowerCase()}.html${anchor ? `#${anchor}` : ''}`;
}
