/**
 * `npm run toolkit`: builds the unchanged addon of the pinned package with the system's Qt. The build goes into a cache
 * that all checkouts share, and is copied to where the package's JavaScript expects it. The package's modules are bundled beside
 * it.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runMain} from '../tools/run-main';
import {clockSource, cmakeFlags, createBuildKey, keyFile, recorderFile} from './build-key';
import {bundlePackage} from './bundle-package';
import {addonFile, cacheDir, clockFile, packageDir, root} from './paths';
import {requireSystemPackages} from './system-packages';

const nodeApiHeaders = path.resolve(__dirname, '../node_modules/node-api-headers/include');

/** Compiles the addon. The build folder is kept, so that a change to one of our files compiles in seconds. */
function compile(target: string): void {
  const buildFolder = path.join(root, 'node_modules/.cache/toolkit-build');
  fs.mkdirSync(buildFolder, {recursive: true});
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {cwd: buildFolder, stdio: ['ignore', 'inherit', 'inherit']});
  run('cmake', [
    '-GNinja',
    `-S${packageDir}`,
    `-B${buildFolder}`,
    ...cmakeFlags,
    `-DCMAKE_JS_INC=${nodeApiHeaders}`,
    `-DCMAKE_JS_SRC=${recorderFile}`,
  ]);
  run('ninja', []);

  const partialTarget = `${target}.${process.pid}`;
  fs.mkdirSync(partialTarget, {recursive: true});
  const addon = path.basename(addonFile);
  fs.copyFileSync(path.join(buildFolder, addon), path.join(partialTarget, addon));
  if (process.platform === 'linux') {
    const clock = path.join(partialTarget, path.basename(clockFile));
    run('cc', ['-O1', '-shared', '-fPIC', '-o', clock, clockSource, '-ldl']);
  }
  // Another checkout may have built the same addon meanwhile.
  if (fs.existsSync(target)) fs.rmSync(partialTarget, {recursive: true});
  else fs.renameSync(partialTarget, target);
}

/** Copies the build into this checkout, unless this checkout already has it. */
function install(target: string): void {
  const key = path.basename(target);
  const isInstalled = [addonFile, keyFile].every((file) => fs.existsSync(file));
  if (isInstalled && fs.readFileSync(keyFile, 'utf8') === key) return;
  fs.cpSync(target, path.dirname(addonFile), {recursive: true});
  fs.writeFileSync(keyFile, key);
}

async function main(): Promise<void> {
  requireSystemPackages();
  const target = path.join(cacheDir, createBuildKey());
  const startTime = Date.now();
  if (!fs.existsSync(target)) {
    compile(target);
    console.log(`Built in ${Math.round((Date.now() - startTime) / 1000)} s`);
  }
  install(target);
  await bundlePackage();
  console.log(`The toolkit is ready: ${path.basename(target)}`);
}

void runMain(main);
