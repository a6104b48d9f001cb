/** The beginning of an address in Qt 5's documentation, be it the current or the archived one. */
export const QT5_DOCS = /\bdoc\.qt\.io\/(?:archives\/)?qt-5[.\d]*\//;
