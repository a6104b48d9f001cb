import {createElement} from 'react';
import {expect, test} from 'vitest';
import {serializeProps} from './serialize';

const COUNTER = '<Counter> (src/components/Counter.tsx)';

test('plain data becomes JSON without undefined values', () => {
  const props = {start: 3, label: 'Count', steps: [{by: 1, name: undefined}], last: null, hint: undefined};
  expect(JSON.parse(serializeProps(COUNTER, props))).toEqual({
    start: 3,
    label: 'Count',
    steps: [{by: 1}],
    last: null,
  });
});

test.each([
  ['a function', {onSave: () => {}}, 'onSave', 'Create it inside the component'],
  ['a React element', {icon: createElement('svg')}, 'icon', 'Pass it as a child'],
  ['a function', {items: [{name: 'a', onSave() {}}]}, 'items[0].onSave', 'Create it inside the component'],
  ['an instance of Date', {when: new Date(0)}, 'when', 'plain objects'],
  ['an instance of Map', {sizes: new Map()}, 'sizes', 'plain objects'],
  ['the number NaN', {share: Number.NaN}, 'share', 'numbers'],
  ['a symbol', {kind: Symbol('x')}, 'kind', 'strings'],
])('the error for %s as a prop names the component, the prop and the fix', (what, props, path, fix) => {
  const serialize = () => serializeProps(COUNTER, props);
  expect(serialize).toThrow(`${COUNTER} gets ${what} in its prop "${path}"`);
  expect(serialize).toThrow(fix);
});
