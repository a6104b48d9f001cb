import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {root} from './paths';

/**
 * Compiles an addon that links to the toolkit of this checkout and the system's Qt.
 *
 * @param folder the folder of its CMakeLists.txt and package.json, in this checkout
 * @throws if it doesn't compile; the compiler has printed the reason
 */
export function compileAddon(folder: string): void {
  const cmakeJs = path.join(root, 'node_modules/cmake-js/bin/cmake-js');
  execFileSync(process.execPath, [cmakeJs, 'compile', '--directory', folder], {stdio: 'inherit'});
}
