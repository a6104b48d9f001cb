/** Returns the URL of a class in Qt 6's documentation, or of a place on its page, such as `QAbstractButton#text-prop`. */
export function getQtDocsUrl(place: string): string {
  const [name = '', anchor] = place.split('#');
  return `https://doc.qt.io/qt-6/${name.toLowerCase()}.html${anchor ? `#${anchor}` : ''}`;
}
