import {beforeAll, describe, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {checkMeasured, type Measured} from './measured';
import {createModel, type Model} from './model';

let model: Model;
beforeAll(() => {
  model = createModel(readSmallToolkit());
});

const measured = (more: Partial<Measured> = {}): Measured => ({packageVersion: '1.0.0', ...more});

describe('checkMeasured', () => {
  test('X-05 accepts measurements of the installed package, including inherited methods', () => {
    const facts = measured({
      defaults: {QPushButton: {isFlat: 'false', windowTitle: "''"}},
      missingAtRuntime: {QWidget: ['load']},
      undeclared: {QView: ['hidden']},
      enums: {'Mode.Two': {qt: 3}},
    });
    expect(checkMeasured(facts, model)).toBe(facts);
  });

  test('X-05 refuses measurements of another release and names the command to run', () => {
    expect(() => checkMeasured(measured({packageVersion: '0.9.0'}), model)).toThrow(
      'reference/measured.json was measured with 0.9.0, but 1.0.0 is installed. ' +
        'Run "npm run toolkit:measure" to measure again.',
    );
  });

  test.each([
    ['a class with defaults', {defaults: {QOld: {text: "''"}}}, 'QOld'],
    ['a getter', {defaults: {QWidget: {icon: 'null'}}}, 'QWidget.icon()'],
    ['a class with missing methods', {missingAtRuntime: {QOld: ['text']}}, 'QOld'],
    ['a missing method', {missingAtRuntime: {QWidget: ['icon']}}, 'QWidget.icon()'],
    ['a class with undeclared methods', {undeclared: {QOld: ['text']}}, 'QOld'],
    ['a method of Qt', {qtAnchors: {QWidget: {icon: 'QWidget#icon'}}}, 'QWidget.icon()'],
    ['a value of an enum', {enums: {'Mode.Eight': {qt: 9}}}, 'Mode.Eight'],
    ['an enum in place of a class', {defaults: {Mode: {text: "''"}}}, 'Mode'],
  ])('X-05 refuses %s that the package does not declare', (_, facts, name) => {
    expect(() => checkMeasured(measured(facts), model)).toThrow(
      `reference/measured.json names things that the package doesn't declare: ${name}. Run "npm run toolkit:measure"`,
    );
  });
});
