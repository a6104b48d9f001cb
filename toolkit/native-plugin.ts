/**
 * `npm run plugin`: builds the plugin that the guide on native plugins explains, as its readers do, and
 * draws the pictures of its program.
 */
import path from 'node:path';
import sharp from 'sharp';
import {compileAddon} from './compile-addon';
import {themes} from './pictures';
import {runProgram, type Theme} from './run-program';
import {problems} from './verdict';

const folder = path.join(__dirname, 'native-plugin');

/** Path of its stored picture. */
export const pluginPicture = (theme: Theme): string => path.join(folder, `${theme}.webp`);

/** Compiles the plugin against the toolkit of this checkout and the system's Qt. */
export const buildPlugin = (): void => compileAddon(folder);

/** Runs the plugin's program; throws what is wrong with it. */
export async function drawPlugin(theme: Theme): Promise<Buffer> {
  const result = await runProgram(path.join(folder, 'demo.ts'), {theme});
  const wrong = problems(result);
  if (wrong.length > 0 || !result.picture) throw new Error(wrong.join('\n  '));
  return result.picture;
}

async function main(): Promise<void> {
  buildPlugin();
  for (const theme of themes) {
    const picture = sharp(await drawPlugin(theme)).webp({lossless: true, effort: 6});
    await picture.toFile(pluginPicture(theme));
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
