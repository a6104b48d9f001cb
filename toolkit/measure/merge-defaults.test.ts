import {expect, test} from 'vitest';
import type {ClassDeclaration} from './declarations';
import {agreed, placeDefaults, withoutGetters} from './merge-defaults';

function declare(
  name: string,
  base: string | undefined,
  getters: readonly string[],
  abstract = false,
): ClassDeclaration {
  const methods = getters.map((getter) => ({
    name: getter,
    static: false,
    abstract: false,
    readable: true,
    enum: undefined,
  }));
  return {name, module: `${name}.js`, abstract, base, methods, others: []};
}

const classes = [
  declare('Widget', undefined, ['isEnabled', 'text']),
  declare('Button', 'Widget', ['isCheckable', 'isDown'], true),
  declare('Push', 'Button', ['isFlat']),
  declare('Check', 'Button', []),
];

test('keeps what two runs agree on', () => {
  const one = {Widget: {isEnabled: 'true', text: "''"}, Push: {isFlat: 'false'}};
  expect(agreed(one, {Widget: {isEnabled: 'true', text: "'b'"}})).toEqual({
    Widget: {isEnabled: 'true'},
    Push: {},
  });
});

test('gives a class that cannot be made what its descendants share, and says nothing twice', () => {
  const common = {isEnabled: 'true', isDown: 'false'};
  const measured = {
    Widget: {isEnabled: 'true'},
    Push: {...common, isCheckable: 'false', isFlat: 'false'},
    Check: {...common, isCheckable: 'true'},
  };
  expect(placeDefaults(measured, classes)).toEqual({
    Widget: {isEnabled: 'true'},
    Button: {isDown: 'false'},
    Push: {isCheckable: 'false', isFlat: 'false'},
    Check: {isCheckable: 'true'},
  });
});

test('leaves out a getter where it is defined and where it is inherited', () => {
  const measured = {
    Widget: {isEnabled: 'true', text: "''"},
    Push: {isEnabled: 'true', isFlat: 'false', text: "''"},
  };
  expect(withoutGetters(measured, {Widget: {text: 'label'}}, classes)).toEqual({
    Widget: {isEnabled: 'true'},
    Push: {isEnabled: 'true', isFlat: 'false'},
  });
});
