import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import stored from '../../src/theme/originals.json';

/** Where our components replace Docusaurus's, and where its own are, those of later folders last. */
const OURS = ['src/theme', ...readdirSync('src/plugins').map((name) => `src/plugins/${name}/theme`)];
const ORIGINALS = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
];

/** Files of the original of a component, without those of the components below it. */
function originalFiles(name: string): string[] {
  for (const folder of ORIGINALS) {
    const base = path.join('node_modules/@docusaurus', folder, name);
    if (existsSync(`${base}.js`)) return [`${base}.js`];
    if (!existsSync(base)) continue;
    const files = readdirSync(base).map((file) => path.join(base, file));
    return files.filter((file) => statSync(file).isFile() && /\.(js|css)$/.test(file)).sort();
  }
  return [];
}

/** Names of our components that have an original, such as `Navbar/MobileSidebar`. */
const replaced = OURS.filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
  .filter((name) => originalFiles(name).length > 0)
  .sort();

function hash(name: string): string {
  const sum = createHash('sha256');
  for (const file of originalFiles(name)) sum.update(readFileSync(file));
  return sum.digest('hex').slice(0, 16);
}

test('no component of Docusaurus that we wrap or eject has changed since ours was last compared with it', () => {
  // A name here: compare the original with ours, take over what is new, then store the hash in src/theme/originals.json.
  expect(Object.fromEntries(replaced.map((name) => [name, hash(name)]))).toEqual(stored);
});

test('the README lists every component of src/theme with its reason and its upstream issue', () => {
  const rows = readFileSync('src/theme/README.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
  const listed = cells.flatMap(([names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')));
  const own = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('/index.tsx'))
    .map((file) => file.replace(/\/index\.tsx$/, ''));
  expect(listed.sort()).toEqual(own.sort());
  expect(cells.filter(({length}) => length !== 4).map(([name]) => name)).toEqual([]);
});
