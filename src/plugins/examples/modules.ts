import {createProgramHtml} from '../../lib/highlight';
import type {Program} from '../../lib/program';
import {findNewLines} from './new-lines';
import {createPictureImport, type PicturedExample} from './picture';
import {createSteps} from './play';
import {toCommonJs} from './to-commonjs';

/**
 * Creates the module of one example for the component `Example`. It contains the texts, the code in both languages as HTML,
 * and imports of the pictures, which the bundler replaces by URLs.
 */
export async function createExampleModule(example: PicturedExample): Promise<string> {
  const {name, title, window, alt, width, height, source, previousSource, playManifest} = example;
  const javascript = await toCommonJs(source, `examples/${name}/main.ts`);
  // Pictures have two device pixels per logical pixel.
  const pictureSize = {width: width * 2, height: height * 2};
  const steps = playManifest ? createSteps(example, playManifest.steps, pictureSize, javascript) : [];
  const files = new Set(['light.webp', 'dark.webp']);
  for (const {picture} of steps) {
    if (picture) files.add(picture.light).add(picture.dark);
  }
  const data = {
    name,
    title,
    window,
    alt,
    width,
    height,
    light: 'light.webp',
    dark: 'dark.webp',
    typescript: createProgramHtml(source.trimEnd(), 'ts'),
    javascript: createProgramHtml(javascript.trimEnd(), 'js'),
    longestLine: Math.max(...`${source}\n${javascript}`.split('\n').map((line) => line.length)),
    ...(previousSource !== undefined && {
      marked: {
        typescript: markNewLines(previousSource, source, 'ts'),
        javascript: markNewLines(
          await toCommonJs(previousSource, `examples/${name}/main.ts`),
          javascript,
          'js',
        ),
      },
    }),
    steps,
  } satisfies Program;
  const variables = new Map([...files].map((file, index) => [file, `picture${index}`]));
  const imports = [...variables].map(([file, variable]) => createPictureImport(variable, name, file));
  const code = JSON.stringify(data).replace(
    /"(light|dark)":"([\w-]+\.webp)"/g,
    (_, mode: string, file: string) => `"${mode}":${variables.get(file)}`,
  );
  return `${imports.join('\n')}\nexport default ${code};\n`;
}

/** Returns the highlighted code of a program with its new lines marked. */
const markNewLines = (before: string, after: string, language: 'ts' | 'js'): string =>
  createProgramHtml(after.trimEnd(), language, findNewLines(before.trimEnd(), after.trimEnd()));
