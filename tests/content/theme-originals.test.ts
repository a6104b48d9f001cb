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

const README = 'src/theme/README.md';
const HASHES = 'src/theme/originals.json';

/** Returns what is left to do about the hash of a component's original, or undefined. */
function hashProblem(name: string): string | undefined {
  const known: string | undefined = (stored as Record<string, string>)[name];
  const now = replaced.includes(name) ? hash(name) : undefined;
  if (known === now) return undefined;
  if (!now) return `${name} replaces no component of Docusaurus any more: remove its line from ${HASHES}.`;
  if (!known)
    return `${name} is new: add "${name}": "${now}" to ${HASHES}, so that a change of its original is noticed.`;
  return `${name}: its original has changed. Compare it with ours, take over what is new, then store "${now}" in ${HASHES}.`;
}

test('no component of Docusaurus that we wrap or eject has changed since ours was last compared with it', () => {
  const names = new Set([...replaced, ...Object.keys(stored)]);
  expect([...names].map(hashProblem).filter((problem) => problem !== undefined)).toEqual([]);
});

test('the README lists every component of src/theme with its reason and its upstream issue', () => {
  const rows = readFileSync(README, 'utf8').match(/^\| `.*$/gm) ?? [];
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
  const listed = cells.flatMap(([names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')));
  const own = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('/index.tsx'))
    .map((file) => file.replace(/\/index\.tsx$/, ''));
  expect([
    ...own
      .filter((name) => !listed.includes(name))
      .map((name) => `${name}: add a row to the table of ${README}, with its reason and its upstream issue.`),
    ...listed.filter((name) => !own.includes(name)).map((name) => `${name}: remove its row from ${README}.`),
    ...cells
      .filter(({length}) => length !== 4)
      .map(([name]) => `${name}: its row in ${README} needs four cells.`),
  ]).toEqual([]);
});
