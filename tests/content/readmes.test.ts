import {readdirSync, readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const READMES = globSync(['*.md', '{src,tools,toolkit}/**/README.md']);

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

/** Returns the code spans of a page, without those in blocks of code. */
const spansOf = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Returns true if a code span is the path of a file or folder, such as `src/lib/`, `engine/ranking.ts` or `deploy.yml`. */
const isPath = (span: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*(\/|\.(ts|tsx|mjs|yaml|yml|json|md|css))$/.test(span);

/** Matches files that a build or a program writes, which may not exist. */
const MADE = /^(docs\/api\/generated|build|node_modules|\.docusaurus)\/|^(sidebar|symbols|pages)\.json$/;

/** Every file of this repository, and every folder with a slash at its end. */
const present = globSync('**', {
  dot: true,
  onlyFiles: false,
  ignore: ['**/node_modules/**', '.git/**', 'build/**', '.docusaurus/**', '.cache/**'],
}).map((file) => `/${file}`);

describe('the READMEs', () => {
  test.each(READMES)('%s names only files and folders that exist', (readme) => {
    const named = spansOf(readFileSync(readme, 'utf8')).filter((span) => isPath(span) && !MADE.test(span));
    expect(named.filter((name) => !present.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });

  test.each([
    ['src/README.md', 'src'],
    ['src/plugins/README.md', 'src/plugins'],
    ['tools/README.md', 'tools'],
  ])('%s says what each of its folders is for', (readme, folder) => {
    const named = new Set(spansOf(readFileSync(readme, 'utf8')).map((span) => span.replace(/\/$/, '')));
    const missing = foldersIn(folder).filter((name) => !named.has(name));
    expect(missing, `add a row for each to ${readme}`).toEqual([]);
  });

  test('every command of package.json is explained, unless it is a part of another command', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const text = READMES.map((file) => readFileSync(file, 'utf8')).join('\n');
    const names = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? name : `run ${name}`,
    );
    const missing = names.filter((name) => !new RegExp(`npm ${name}(?![\\w:])`).test(text));
    expect(missing, 'say in a README or in CONTRIBUTING.md what each does').toEqual([]);
  });
});
