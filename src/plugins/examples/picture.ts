import {existsSync} from 'node:fs';
import {type ExampleManifest, readManifest} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';

/** A program with the size of its picture in CSS pixels; the files hold twice as many in each direction. */
export interface PicturedExample extends Example {
  width: number;
  height: number;
  /** Title of the window that the picture shows; undefined when it shows a menu, or a window without a frame. */
  window?: string;
  /** What came of its steps, where it plays. */
  played?: ExampleManifest['play'];
}

/** Windows that ask the system for no frame. */
const FRAMELESS = /\bWindowType\.(FramelessWindowHint|SplashScreen|Popup|ToolTip)\b/;

/** Whether the system draws a frame around the window of this title. */
export const isFramed = (title: string, source: string): boolean => title !== '' && !FRAMELESS.test(source);

/** @throws an Error that names the fix when a picture is missing */
export function withPicture(example: Example): PicturedExample {
  const {manifest, light, dark} = example.files;
  if (![manifest, light, dark].every(existsSync)) {
    throw new Error(
      `examples/${example.name} has no pictures: run "npm run examples" and commit what it makes.`,
    );
  }
  const {window, light: size, play} = readManifest(example);
  return {
    ...example,
    window: isFramed(window, example.source) ? window : undefined,
    width: size.width / 2,
    height: size.height / 2,
    ...(play && {played: play}),
  };
}

// Always a file of its own: the bundler's rule for images would inline small ones, and then both
// colour modes would be downloaded. The loader is named, not its path: requests become part of the code.
const FILE_LOADER = '!!file-loader?name=assets/images/[folder]-[name]-[contenthash:8].[ext]!';

/** The import of one picture of an example, as a statement of a generated module. */
export function pictureImport(variable: string, name: string, file: string): string {
  return `import ${variable} from ${JSON.stringify(`${FILE_LOADER}@site/examples/${name}/${file}`)};`;
}
