import {expect, test} from 'vitest';
import {createUnconfiguredFilter} from './configurable-classes';
import {prune} from './prune';

const pruned = (css: string, classes: string[] = [], externalVariables: string[] = []): string =>
  prune(css, new Set(classes), new Set(externalVariables));

test('unused selectors are removed, and so are rules without a selector', () => {
  expect(pruned('.a,.b{margin:0}.b .c{margin:0}h1{margin:0}', ['a', 'c'])).toBe('.a{margin:0}h1{margin:0}');
});

test('tags, attributes, states and :not() never make a selector unused', () => {
  const css = '.a:not(.b):hover{margin:0}#c [data-d=e]::before{margin:0}:is(.a,.b){margin:0}';
  expect(pruned(css, ['a'])).toBe(css);
  expect(pruned('.a:where(.b){margin:0}@media print{.b{margin:0}}', ['a'])).toBe('@media print{}');
});

test('keyframes and empty layers are kept', () => {
  const css = '@layer x{}@keyframes turn{to{rotate:1turn}}';
  expect(pruned(css)).toBe(css);
});

test('a variable with the same value everywhere is inlined', () => {
  expect(pruned(':root{--a:1px;--b:var(--a)}p{margin:var(--a)var(--b)calc(var(--a)*2)}')).toBe(
    ':root{}p{margin:1px 1px calc(1px*2)}',
  );
});

test('a long value is not inlined', () => {
  const css = `:root{--a:url("${'a'.repeat(80)}")}p{background:var(--a)}`;
  expect(pruned(css)).toBe(css);
});

test.each([
  ['has another value in a mode', ':root{--a:1px}[data-theme=dark]{--a:2px}p{margin:var(--a)}'],
  ['has another value on some screens', '@media print{:root{--a:2px}}:root{--a:1px}p{margin:var(--a)}'],
  ['is not the document’s', 'ul{--a:1px}li{margin:var(--a)}'],
  ['uses one that elements change', ':root{--a:var(--b);--b:1px}ul{--b:2px}li{margin:var(--a)}'],
  ['has a keyword such as inherit', ':root{--a:inherit}p{color:var(--a)}'],
])('a variable is not inlined if it %s', (_, css) => {
  expect(pruned(css)).toBe(css);
});

test('a variable that a script uses is kept', () => {
  const css = ':root{--a:1px;--b:2px}';
  expect(pruned(css, [], ['--a'])).toBe(':root{--a:1px}');
});

test('a variable that other stylesheets use is kept and inlined', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';
  expect(prune(css, new Set(), new Set(), new Set(['--a']))).toBe(':root{--a:1px}p{margin:1px}');
});

test('declarations in a layer are removed if rules outside layers override them', () => {
  expect(pruned('@layer x{:root{--a:1px}}:root{--a:2px}[data-x]{--a:3px}p{margin:var(--a)}')).toBe(
    '@layer x{:root{}}:root{--a:2px}[data-x]{--a:3px}p{margin:var(--a)}',
  );
  expect(pruned('@layer x{p,a{margin:0}p{color:red;margin:0}}p{margin:1px}')).toBe(
    '@layer x{p,a{margin:0}p{color:red}}p{margin:1px}',
  );
});

test.each([
  ['is important', '@layer x{p{margin:0!important}}p{margin:1px}'],
  ['is only overridden on some screens', '@layer x{p{margin:0}}@media print{p{margin:1px}}'],
])('a declaration in a layer is kept if it %s', (_, css) => {
  expect(pruned(css)).toBe(css);
});

test('classes of unconfigured parts are dropped unless a page uses the part', () => {
  expect(
    ['dropdown--show', 'navbar--dark', 'card'].filter(createUnconfiguredFilter(new Set(['navbar']))),
  ).toEqual(['dropdown--show', 'navbar--dark']);
  expect(['dropdown--show', 'navbar--dark'].filter(createUnconfiguredFilter(new Set(['dropdown'])))).toEqual([
    'navbar--dark',
  ]);
});
