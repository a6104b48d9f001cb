import {execFileSync} from 'node:child_process';
import path from 'node:path';

/**
 * Asks the system's Qt where a part of it is.
 *
 * @param property as `qmake6 -query` names it, such as `QT_INSTALL_HEADERS`
 */
export const queryQt = (property: string): string =>
  execFileSync('qmake6', ['-query', property], {encoding: 'utf8'}).trim();

/** What tells a compiler where the headers of Qt are. */
export const includeFlags = (): string[] =>
  ['', 'QtCore', 'QtGui', 'QtWidgets'].map(
    (module) => `-I${path.join(queryQt('QT_INSTALL_HEADERS'), module)}`,
  );
