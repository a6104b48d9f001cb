import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';

const root = join(__dirname, '../..');
const cpp = join(root, 'node_modules/@nodegui/nodegui/src/cpp');

/** The rows of the guide's tables, by each property that the first cell names. */
function rowsByProperty(guide: string): Map<string, string> {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.flatMap((row) => {
      const first = row.split(' | ')[0] ?? '';
      return [...first.matchAll(/`([a-z-]+)`/g)].map(([, name]) => [name ?? '', row] as const);
    }),
  );
}

const rows = rowsByProperty(readFileSync(join(root, 'docs/guides/styling.mdx'), 'utf8'));

/** `FlexGrow` → `flex-grow` */
function cssName(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

const header = readFileSync(join(cpp, 'include/nodegui/core/YogaWidget/yogawidget.h'), 'utf8');
const properties = [...header.matchAll(/Q_PROPERTY\(\s*\\?\s*\w+ y(\w+)/g)].map(([, name]) =>
  cssName(name ?? ''),
);

/** Which property a table of keywords in the package belongs to. */
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

describe('the table of the styling guide', () => {
  test('the package still declares its flexbox properties and keywords where they are read', () => {
    expect(properties).toHaveLength(46);
    expect(keywords.map(([table]) => table).sort()).toEqual(Object.keys(keywordTables).sort());
  });

  test.each(properties)('X-01 names %s', (property) => {
    const names = property.startsWith('border-') ? [property, `${property}-width`] : [property];
    expect(names.some((name) => rows.has(name))).toBe(true);
  });

  test.each(keywords)('X-01 names exactly the keywords of %s', (table, words) => {
    const values = (rows.get(keywordTables[table] ?? '') ?? '').split(' | ')[1] ?? '';
    expect([...values.matchAll(/`'([\w-]+)'`/g)].map(([, word]) => word).sort()).toEqual([...words].sort());
  });
});
