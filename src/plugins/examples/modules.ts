import {codeBlockHtml} from '../../lib/highlight';
import type {PicturedExample} from './picture';

// Always a file of its own: the bundler's rule for images would inline small ones, and then both
// colour modes would be downloaded. The loader is named, not its path: requests become part of the code.
const FILE_LOADER = '!!file-loader?name=assets/images/[folder]-[name]-[contenthash:8].[ext]!';

/** The import of one picture of an example, as a statement of a generated module. */
export function pictureImport(variable: string, name: string, mode: 'light' | 'dark'): string {
  return `import ${variable} from ${JSON.stringify(`${FILE_LOADER}@site/examples/${name}/${mode}.webp`)};`;
}

/**
 * The module that holds one program for the component `Example`: its texts, its code in both
 * languages as HTML, and the addresses of its pictures once the bundler has placed them.
 */
export async function exampleModule(example: PicturedExample): Promise<string> {
  const {name, title, window, alt, width, height, source} = example;
  // On demand: it brings a compiler and a formatter, and a program that has not changed is not converted again.
  const {toCommonJs} = await import('./to-commonjs');
  const javascript = await toCommonJs(source, `examples/${name}/main.ts`);
  const data = {
    name,
    title,
    window,
    alt,
    width,
    height,
    typescript: codeBlockHtml(source.trimEnd(), 'ts'),
    javascript: codeBlockHtml(javascript.trimEnd(), 'js'),
  };
  return [
    pictureImport('light', name, 'light'),
    pictureImport('dark', name, 'dark'),
    `export default {...${JSON.stringify(data)}, light, dark};\n`,
  ].join('\n');
}
