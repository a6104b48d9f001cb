import {expect, test} from 'vitest';
import type {TypeText} from '../../src/plugins/api-reference/declarations';
import {createModel} from '../../src/plugins/api-reference/model';
import {declareClass} from '../../tests/support/declare-class';
import {findProbedClasses, removeFinished} from './plan';

const declare = (name: string, base: string | undefined, methods: Record<string, TypeText>) =>
  declareClass(
    name,
    base,
    Object.entries(methods).map(([method, returns]) => ({
      name: method,
      kind: 'method',
      signatures: [{typeParameters: [], parameters: [], returns}],
      type: [],
    })),
  );

const model = createModel({
  version: '1.0.0',
  symbols: [
    declare('QWidget', undefined, {text: ['x'], isEnabled: ['x'], geometry: ['x'], update: [{name: 'void'}]}),
    declare('QPush', 'QWidget', {isFlat: ['x'], close: ['x']}),
    declare('QScreen', undefined, {depth: ['x']}),
  ],
});

const listGetters = (ignored: Parameters<typeof findProbedClasses>[1]) =>
  Object.fromEntries(
    findProbedClasses(model, ignored).map(({name, getters}) => [name, getters.map((getter) => getter.name)]),
  );

test('only getters are called, without those whose value depends on the machine or the layout', () => {
  expect(listGetters({})).toEqual({
    QWidget: ['text', 'isEnabled'],
    QPush: ['text', 'isEnabled', 'isFlat'],
  });
});

test('an ignored getter is called neither on its class nor on subclasses', () => {
  expect(listGetters({QWidget: {text: 'label'}})).toEqual({
    QWidget: ['isEnabled'],
    QPush: ['isEnabled', 'isFlat'],
  });
});

test('after a crash, the plan continues after the getter or the class that crashed', () => {
  const plan = findProbedClasses(model, {});
  const [, push] = plan;
  expect(removeFinished(plan, {class: 'QWidget'})).toEqual([push]);
  expect(removeFinished(plan, {class: 'QWidget', getter: 'text'})).toEqual([
    {...plan[0], getters: plan[0]?.getters.slice(1)},
    push,
  ]);
});
