import {execFileSync} from 'node:child_process';
import path from 'node:path';

/**
 * Returns a property of the system's Qt, such as its version or one of its folders.
 *
 * @param property name for `qmake6 -query`, such as `QT_VERSION` or `QT_INSTALL_HEADERS`
 */
export const queryQt = (property: string): string =>
  execFileSync('qmake6', ['-query', property], {encoding: 'utf8'}).trim();

/** Returns compiler flags with the folders of Qt's headers. */
export const createIncludeFlags = (): string[] =>
  ['', 'QtCore', 'QtGui', 'QtWidgets'].map(
    (module) => `-I${path.join(queryQt('QT_INSTALL_HEADERS'), module)}`,
  );
