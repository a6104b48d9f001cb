import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const README = 'src/README.md';
const read = (file: string): string => readFileSync(file, 'utf8');
const FILES = globSync('src/**/*.{ts,tsx,cjs}', {ignore: ['**/*.test.*', '**/*.d.ts']}).sort();

/** Matches class names of the theme and of DocSearch in quotes, in a selector or in HTML. */
const CLASS =
  /['".\s](?:(?:theme-(?!color|original)|DocSearch-|(?:menu|navbar|table-of-contents|pagination-nav)__)[\w-]+|blog-wrapper|thin-scrollbar)/g;

/** Our own class names that look like the theme's. */
const OWN_CLASSES = ['menu__title', 'table-of-contents__title'];

/** Matches code that relies on an internal, by the beginning of its row in the table. */
const INTERNALS: Record<string, RegExp> = {
  'generated files':
    /@generated\/(?:globalData|routes|registry|client-modules)|(?:registry|routes)\.js\b|globalData\.json/,
  'the start of the client':
    /#__docusaurus(?!_)|"__docusaurus"|'__docusaurus'|id=.*__docusaurus|\bit\.\w+|main: path/,
  'React Router': /from '(?:react-router-dom|history)'/,
  '`@docusaurus/Head`': /@docusaurus\/\w+\$/,
  'the variable': /window\.docusaurus|docusaurus: unknown|insertBanner/,
  'the attributes': /data-rh|[hH]asHydrated|has-hydrated/,
  'modules of the theme': /@docusaurus\/[\w-]+\/(?:lib\/|internal)|react-loadable/,
  'class names of the theme':
    /['".\s](?:(?:theme-(?!color|original)|(?:menu|navbar|table-of-contents|pagination-nav)__)[\w-]+|blog-wrapper|thin-scrollbar)/,
  "the bundler's configuration":
    /\b_args: \[|splitChunks\?|experiments\?|configurePostCss|setupMiddlewares|lazyCompilation:/,
  "the bundler's hooks": /\bhooks\.|getCompilationHooks/,
  'names of built files': /assets\/(?:css|js|images)|assets\\\/|'assets\/\w+'/,
  "DocSearch's modal": /DocSearch-|DOCSEARCH_|__autocomplete/,
};

/** Returns the code of a file without comments, which may explain what Docusaurus does. */
const readCode = (file: string): string => read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The rows of the table: the beginning of the first cell, the files, the guards and the fix. */
const ROWS = (read(README).split("## Where the site relies on Docusaurus's internals")[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [place = '', where = '', guard = '', fix = ''] = line.replace(/^\| | \|$/g, '').split(' | ');
    const files = [...where.matchAll(/`([^`]+)`/g)].map(
      ([, file = '']) => `src/${file.replace('…/', 'plugins/partial-hydration/')}`,
    );
    return {place, files, guard, fix};
  });

test.each(
  Object.entries(INTERNALS),
)('the table of Docusaurus internals lists exactly the files that rely on %s', (name, pattern) => {
  const found = FILES.filter((file) => pattern.test(readCode(file)));
  const listed = ROWS.find(({place}) => place.startsWith(name))?.files ?? [];
  expect([...listed].sort()).toEqual(found);
});

test('the table of Docusaurus internals has at most twelve rows, and each has files, a guard and a fix', () => {
  expect(ROWS.map(({place}) => place.slice(0, 20))).toHaveLength(Object.keys(INTERNALS).length);
  expect(ROWS.length).toBeLessThanOrEqual(12);
  const tests = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}').map((file) => path.basename(file));
  for (const {place, files, guard, fix} of ROWS) {
    expect(
      files.filter((file) => !existsSync(file)),
      place,
    ).toEqual([]);
    const named = [...guard.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file);
    expect(
      named.filter((file) => !tests.includes(file)),
      place,
    ).toEqual([]);
    expect(guard && fix, place).not.toBe('');
  }
});

test('the theme and DocSearch have every class name that the code looks for', () => {
  const packages = [
    '@docusaurus/theme-{classic,common}/lib/**/*.{js,css}',
    '@docusaurus/plugin-content-blog/lib/**/*.js',
    '@docsearch/react/dist/esm/*.js',
    '@docsearch/css/dist/*.css',
    'infima/dist/css/default/default.css',
  ].map((pattern) => `node_modules/${pattern}`);
  const theirs = globSync(packages).map(read).join('\n');
  const missing = FILES.flatMap((file) =>
    (readCode(file).match(CLASS) ?? [])
      .map((name) => name.slice(1))
      .filter((name) => !theirs.includes(name) && !OWN_CLASSES.includes(name))
      .map((name) => `${file} looks for the class ${name}, which Docusaurus no longer has`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['the key of stored searches', '__DOCSEARCH_RECENT_SEARCHES__'],
  ['the number of a hit in its list', '__autocomplete_id'],
])('DocSearch has %s', (_, name) => {
  const files = ['@docsearch/react', '@algolia/autocomplete-*'].map(
    (name) => `node_modules/${name}/dist/**/*.js`,
  );
  expect(globSync(files).some((file) => read(file).includes(name))).toBe(true);
});
