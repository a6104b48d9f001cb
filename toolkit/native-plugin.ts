/**
 * `npm run native-plugin`: builds the plugin of the guide on native plugins as the guide explains it, and draws the pictures of
 * its program.
 */
import path from 'node:path';
import sharp from 'sharp';
import {runMain} from '../tools/run-main';
import {compileAddon} from './compile-addon';
import {findExampleFaults} from './run-faults';
import {runProgram, type Theme, themes} from './run-program';

const folder = path.join(__dirname, 'native-plugin');

export const findPluginPicture = (theme: Theme): string => path.join(folder, `${theme}.webp`);

/** Compiles the plugin against the toolkit of this checkout and the system's Qt. */
export const buildPlugin = (): Promise<void> => compileAddon(folder);

/** Runs the plugin's program and returns its picture as PNG. @throws if something is wrong with it */
export async function drawPlugin(theme: Theme): Promise<Buffer> {
  const result = await runProgram(path.join(folder, 'demo.ts'), {theme});
  const faults = findExampleFaults(result);
  if (faults.length > 0 || !result.picture) throw new Error(faults.join('\n  '));
  return result.picture;
}

async function main(): Promise<void> {
  await buildPlugin();
  for (const theme of themes) {
    const picture = sharp(await drawPlugin(theme)).webp({lossless: true, effort: 6});
    await picture.toFile(findPluginPicture(theme));
  }
}

if (require.main === module) void runMain(main);
