import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {PICTURE, styleCases} from '../toolkit/style-table/cases';

const root = join(__dirname, '../..');
const cpp = join(root, 'node_modules/@nodegui/nodegui/src/cpp');

const page = readFileSync(join(root, 'docs/guides/style-properties.mdx'), 'utf8');

/** The rows of its tables of properties, as the code spans of their first two cells: names and values. */
const table = page
  .split('\n')
  .filter((line) => /^\| `[a-z].* \| (Yoga|Qt|both) \|$/.test(line))
  .map((line) => {
    const [names = [], values = []] = line
      .split(' | ')
      .map((cell) => cell.replace(/\b(?:no|not) `[^`]+`/g, ''))
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    return {names, values};
  });

const valuesOf = (property: string) => table.find(({names}) => names.includes(property))?.values ?? [];

/** Converts the name of a Qt property into CSS: `FlexGrow` → `flex-grow`. */
function cssName(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

const header = readFileSync(join(cpp, 'include/nodegui/core/YogaWidget/yogawidget.h'), 'utf8');
const properties = [...header.matchAll(/Q_PROPERTY\(\s*\\?\s*\w+ y(\w+)/g)].map(([, name]) =>
  cssName(name ?? ''),
);

/** Table of keywords in the package → the property that it belongs to. */
const keywordTables: Record<string, string> = {
  NodeAlign: 'align-items',
  NodeJustifyContent: 'justify-content',
  NodeDirection: 'direction',
  NodeDisplay: 'display',
  NodeFlexDirection: 'flex-direction',
  NodeOverflow: 'overflow',
  NodePosition: 'position',
  NodeWrap: 'flex-wrap',
};
const source = readFileSync(join(cpp, 'lib/core/YogaWidget/nodestyle.cpp'), 'utf8');
const keywords = [...source.matchAll(/NodeStyle::(\w+)\{(.*?)\};/gs)].map(
  ([, table, body]) =>
    [table ?? '', [...(body ?? '').matchAll(/"([\w-]+)"/g)].map(([, word]) => word ?? '')] as const,
);

/** Properties that aren't drawn here. The first needs Qt 6.5, the second a tool tip, which no program can open. */
const notDrawn = ['placeholder-text-color', 'opacity'];

describe('the table of the page of style properties', () => {
  test('the package still declares its flexbox properties and keywords where they are read', () => {
    expect(properties).toHaveLength(46);
    expect(keywords.map(([table]) => table).sort()).toEqual(Object.keys(keywordTables).sort());
  });

  test.each(properties)('X-01 names %s', (property) => {
    const names = property.startsWith('border-') ? [property, `${property}-width`] : [property];
    expect(names.some((name) => table.some((row) => row.names.includes(name)))).toBe(true);
  });

  test.each(keywords)('X-01 names exactly the keywords of %s', (table, words) => {
    const values = valuesOf(keywordTables[table] ?? '').filter((value) => value.startsWith("'"));
    expect(values.sort()).toEqual(words.map((word) => `'${word}'`).sort());
  });

  test.each(
    table.filter(({names}) => !names.some((name) => notDrawn.includes(name))),
  )('X-01 shows the properties $names with values that change what the toolkit draws', ({names, values}) => {
    const drawn = names.map((name) =>
      styleCases.filter(({rule}) => rule.includes(` { ${name.replace('…', '')}`)),
    );
    expect(names.filter((_, index) => drawn[index]?.length === 0)).toEqual([]);
    const rules = drawn.flat().map(({rule}) => rule.replaceAll(PICTURE, 'file'));
    const written = values
      .filter((value) => !value.includes('…') && valuesOf(value).length === 0)
      .map((value) => value.replace(/\.(png|svg)/, ''));
    expect(written.filter((value) => !rules.some((rule) => rule.includes(value)))).toEqual([]);
  });
});
