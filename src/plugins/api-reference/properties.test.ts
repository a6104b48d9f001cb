import {expect, test} from 'vitest';
import type {Member} from './declarations';
import {findProperties} from './properties';

const method = (name: string, parameters: string[], returns: string): Member => ({
  name,
  kind: 'method',
  type: [],
  signatures: [
    {
      typeParameters: [],
      parameters: parameters.map((parameter) => ({
        name: parameter,
        type: [{name: 'string'}],
      })),
      returns: [{name: returns}],
    },
  ],
});

const names = (members: Member[], signals: Member[], of: string) => {
  const property = findProperties(members, signals).get(of);
  return property && [property.getter?.name, property.setter?.name, property.signal?.name];
};

const TEXT = [method('text', [], 'string'), method('setText', ['text'], 'void')];
const SIGNAL: Member = {...method('textChanged', ['text'], 'void'), kind: 'property'};

test('X-05 a getter and a setter belong to the same property as their change signal', () => {
  expect(names(TEXT, [SIGNAL], 'text')).toEqual(['text', 'setText', 'textChanged']);
  expect(names(TEXT, [SIGNAL], 'setText')).toEqual(['text', 'setText', 'textChanged']);
});

test('X-05 a name that begins with is or has can be a getter', () => {
  const flat = [method('isFlat', [], 'boolean'), method('setFlat', ['flat'], 'void')];
  expect(names(flat, [], 'isFlat')).toEqual(['isFlat', 'setFlat', undefined]);
  const frame = [method('hasFrame', [], 'boolean'), method('setFrame', ['on'], 'void')];
  expect(names(frame, [], 'setFrame')).toEqual(['hasFrame', 'setFrame', undefined]);
});

test('X-05 a method without a setter, or one that needs an argument, is not a getter', () => {
  expect(names([method('click', [], 'void')], [SIGNAL], 'click')).toBeUndefined();
  expect(
    names([method('text', ['row'], 'string'), method('setText', ['row', 'text'], 'void')], [], 'text'),
  ).toBeUndefined();
});
