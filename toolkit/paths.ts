import os from 'node:os';
import path from 'node:path';
import {readToolkitVersion} from '../src/lib/toolkit-version';

/** The root folder of this checkout. */
export const root = path.resolve(__dirname, '..');

/** The installed package, whose sources are built and whose programs are run. */
export const packageDir = path.join(root, 'node_modules/@nodegui/nodegui');

/** The version of the toolkit that this checkout pins, such as `0.74.2`. */
export const packageVersion = readToolkitVersion(root);

/** The addon, where the package's JavaScript expects it. */
export const addonFile = path.join(packageDir, 'build/Release/nodegui_core.node');

/** The package's JavaScript in one file, which a program loads in half the time that it needs for the modules. */
export const packageBundle = path.join(packageDir, 'build/Release/nodegui.cjs');

/** The code that Node.js has compiled from {@link packageBundle}, which the first program stores for the others. */
export const packageCode = `${packageBundle}.code`;

/** The library with the frozen clock, which is preloaded into every program. */
export const clockFile = path.join(packageDir, 'build/Release/frozen-clock.so');

/** The folder with builds, which all checkouts of this user share. */
export const cacheDir = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'nodegui-docs/toolkit',
);
