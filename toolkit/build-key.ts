import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {addonFile, packageBundle, packageVersion} from './paths';
import {queryQt} from './qt-install';

export const recorderFile = path.join(__dirname, 'recorder.cpp');
const recorderHeaders = ['dark-style.h', 'overflowing-texts.h', 'step-events.h', 'visible-texts.h'].map(
  (name) => path.join(__dirname, name),
);
export const clockSource = path.join(__dirname, 'frozen-clock.c');
export const cmakeFlags = [
  '-DCMAKE_BUILD_TYPE=Release',
  '-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG',
  '-Dnapi_build_version=8',
  // Compiles eight files as one, which takes less than half the time, because they include the same headers.
  '-DCMAKE_UNITY_BUILD=ON',
  // The addon uses functions that only exist in Node.js. The linker of macOS needs a flag to accept that.
  ...(process.platform === 'darwin' ? ['-DCMAKE_SHARED_LINKER_FLAGS=-undefined dynamic_lookup'] : []),
];

/** Creates a name for the build that changes if any of its inputs changes. */
export function createBuildKey(): string {
  const [major] = process.versions.node.split('.');
  const hash = createHash('sha256').update([...cmakeFlags, process.platform, process.arch].join('\n'));
  for (const source of [recorderFile, ...recorderHeaders, clockSource]) hash.update(fs.readFileSync(source));
  return `${packageVersion}-qt${queryQt('QT_VERSION')}-node${major}-${hash.digest('hex').slice(0, 12)}`;
}

/** The file with the key of the build that this checkout has. */
export const keyFile = path.join(path.dirname(addonFile), 'build-key');

let isCurrent = false;

/**
 * Checks that the addon of this checkout was built from its current sources. Programs would otherwise hang or fail without
 * a reason.
 *
 * @throws if it's missing, or was built from other sources or for other versions
 */
export function checkBuild(): void {
  if (isCurrent) return;
  const fix = 'Run "npm run toolkit" first.';
  if (![addonFile, packageBundle, keyFile].every((file) => fs.existsSync(file)))
    throw new Error(`The toolkit is not built yet. ${fix}`);
  if (fs.readFileSync(keyFile, 'utf8') !== createBuildKey())
    throw new Error(
      `The toolkit was built from other sources or for another version of NodeGUI, Qt or Node.js. ${fix}`,
    );
  isCurrent = true;
}
