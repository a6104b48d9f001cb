import {expect, test} from 'vitest';
import {prune} from './prune';

const pruned = (css: string, classes: string[] = [], known: string[] = []): string =>
  prune(css, new Set(classes), new Set(known));

test('a selector goes when no element has its classes, and a rule when no selector is left', () => {
  expect(pruned('.a,.b{margin:0}.b .c{margin:0}h1{margin:0}', ['a', 'c'])).toBe('.a{margin:0}h1{margin:0}');
});

test('what a selector excludes, and names, attributes and states of elements, keep no rule from staying', () => {
  const css = '.a:not(.b):hover{margin:0}#c [data-d=e]::before{margin:0}:is(.a,.b){margin:0}';
  expect(pruned(css, ['a'])).toBe(css);
  expect(pruned('.a:where(.b){margin:0}@media print{.b{margin:0}}', ['a'])).toBe('');
});

test('steps of an animation and the order of layers stay', () => {
  const css = '@layer x{}@keyframes turn{to{rotate:1turn}}';
  expect(pruned(css)).toBe(css);
});

test('a variable with one value everywhere is put in where it is asked for', () => {
  expect(pruned(':root{--a:1px;--b:var(--a)}p{margin:var(--a)var(--b)calc(var(--a)*2)}')).toBe(
    'p{margin:1px 1px calc(1px*2)}',
  );
});

test.each([
  ['has another value in a mode', ':root{--a:1px}[data-theme=dark]{--a:2px}p{margin:var(--a)}'],
  ['has another value on some screens', '@media print{:root{--a:2px}}:root{--a:1px}p{margin:var(--a)}'],
  ['is not the document’s', 'ul{--a:1px}li{margin:var(--a)}'],
  ['asks for one that elements change', ':root{--a:var(--b);--b:1px}ul{--b:2px}li{margin:var(--a)}'],
  ['says where its value comes from', ':root{--a:inherit}p{color:var(--a)}'],
])('a variable stays that %s', (_, css) => {
  expect(pruned(css)).toBe(css);
});

test('a variable stays that scripts know', () => {
  const css = ':root{--a:1px;--b:2px}';
  expect(pruned(css, [], ['--a'])).toBe(':root{--a:1px}');
});

test('what a layer says of a variable goes when the rules outside say it anew', () => {
  expect(pruned('@layer x{:root{--a:1px}}:root{--a:2px}[data-x]{--a:3px}p{margin:var(--a)}')).toBe(
    '@layer x{}:root{--a:2px}[data-x]{--a:3px}p{margin:var(--a)}',
  );
});
