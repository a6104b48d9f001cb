import {expect, test} from 'vitest';
import {createModel} from '../../src/plugins/api-reference/model';
import {declareClass} from '../../tests/support/declare-class';
import {keepEqualDefaults, placeDefaults} from './merge-defaults';

const declare = (name: string, base: string | undefined, getters: readonly string[]) =>
  declareClass(
    name,
    base,
    getters.map((getter) => ({name: getter, kind: 'method', signatures: [], type: []})),
  );

const symbols = [
  declare('Widget', undefined, ['isEnabled', 'text']),
  declare('Button', 'Widget', ['isCheckable', 'isDown']),
  declare('Push', 'Button', ['isFlat']),
  declare('Check', 'Button', []),
];
const model = createModel({version: '1.0.0', symbols});

test('only values that two runs agree on are kept', () => {
  const one = {Widget: {isEnabled: 'true', text: "''"}, Push: {isFlat: 'false'}};
  expect(keepEqualDefaults(one, {Widget: {isEnabled: 'true', text: "'b'"}})).toEqual({
    Widget: {isEnabled: 'true'},
    Push: {},
  });
});

test("a class that cannot be created gets the values that its subclasses share, and subclasses don't repeat them", () => {
  const common = {isEnabled: 'true', isDown: 'false'};
  const measured = {
    Widget: {isEnabled: 'true'},
    Push: {...common, isCheckable: 'false', isFlat: 'false'},
    Check: {...common, isCheckable: 'true'},
  };
  expect(placeDefaults(measured, model)).toEqual({
    Widget: {isEnabled: 'true'},
    Button: {isDown: 'false'},
    Push: {isCheckable: 'false', isFlat: 'false'},
    Check: {isCheckable: 'true'},
  });
});
