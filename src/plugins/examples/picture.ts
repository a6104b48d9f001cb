import {existsSync} from 'node:fs';
import path from 'node:path';
import {type ExampleManifest, readManifest} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';

/** An example with the size of its picture in CSS pixels. The files have twice as many pixels in each direction. */
export interface PicturedExample extends Example {
  width: number;
  height: number;
  /** Title of the window in the picture, or undefined if the picture shows a menu or a frameless window. */
  window?: string;
  /** Text of the program that it continues. */
  previousSource?: string;
  /** The recorded results of its steps, if the example is interactive. */
  playManifest?: ExampleManifest['play'];
}

/** Window types that have no frame. */
const FRAMELESS = /\bWindowType\.(FramelessWindowHint|SplashScreen|Popup|ToolTip)\b/;

/** Returns true if the system draws a frame around the window with this title. */
export const hasFrame = (title: string, source: string): boolean => title !== '' && !FRAMELESS.test(source);

const REMEDY = 'Run "npm run examples" and commit what it makes.';

function requirePictures({name}: Example, files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(file)).map((file) => path.basename(file));
  if (missing.length > 0) throw new Error(`examples/${name} lacks ${missing.join(', ')}. ${REMEDY}`);
}

/**
 * Adds the size and title of the picture to an example.
 * @throws an Error that names the command to run if a picture is missing, or if the steps were drawn before they changed
 */
export function addPicture(example: Example): PicturedExample {
  const {manifest, light, dark} = example.files;
  requirePictures(example, [manifest, light, dark]);
  const {window, light: size, play} = readManifest(example);
  const steps = play?.steps ?? [];
  const frames = steps.flatMap((step) => [step.light, step.dark]).filter((frame) => frame !== undefined);
  requirePictures(
    example,
    frames.map(({file}) => path.join(path.dirname(manifest), file)),
  );
  const stepCount = example.play?.length ?? 0;
  if (stepCount !== steps.length) {
    throw new Error(
      `examples/${example.name}/example.yaml: "play" has ${stepCount} steps, but ${steps.length} were drawn. ${REMEDY}`,
    );
  }
  return {
    ...example,
    window: hasFrame(window, example.source) ? window : undefined,
    width: size.width / 2,
    height: size.height / 2,
    ...(play && {playManifest: play}),
  };
}

// The bundler's rule for images would inline small ones, so browsers would download the pictures of both colour modes. The
// loader is given by name, because its path would become part of the code and depend on the folder of the build.
const FILE_LOADER = '!!file-loader?name=assets/images/[folder]-[name]-[contenthash:8].[ext]!';

/** Returns the statement that imports a picture of an example in a generated module. */
export function createPictureImport(variable: string, name: string, file: string): string {
  return `import ${variable} from ${JSON.stringify(`${FILE_LOADER}@site/examples/${name}/${file}`)};`;
}
