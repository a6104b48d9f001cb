import {beforeAll, describe, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {mergeDescriptions} from './merge-descriptions';
import {createModel, type Model} from './model';

let model: Model;
beforeAll(() => {
  model = createModel(readSmallToolkit());
});

const merge = (text: string, path = 'reference/classes/qwidget.yaml') =>
  mergeDescriptions([{path, text}], model);
const ENUM = 'reference/enums/mode.yaml';

describe('mergeDescriptions', () => {
  test('X-02 finds the description of a symbol and its members, short or long', () => {
    const words = merge(`
name: QWidget
kind: class
summary: A widget.
constructor: {summary: Makes one., params: {parent: Its parent.}}
members:
  windowTitle: Returns the title.
  move: {summary: Moves it., params: {x: Right., to: There.}}
`).get('QWidget');
    expect(words?.summary).toBe('A widget.');
    expect(words?.members.get('constructor')?.params.get('parent')).toBe('Its parent.');
    expect(words?.members.get('windowTitle')?.summary).toBe('Returns the title.');
    expect(words?.members.get('move')?.params.get('to')).toBe('There.');
  });

  test('X-02 reads functions and aliases from one file', () => {
    const words = merge(
      'kind: globals\nmembers:\n  wrap: Wraps.\n  NativeElement: An element.\n',
      'reference/globals.yaml',
    );
    expect([...(words.get('globals')?.members.keys() ?? [])]).toEqual(['wrap', 'NativeElement']);
  });

  test.each([
    [
      'an unknown symbol',
      'name: QNone\nkind: class\nsummary: x\n',
      ':1:1 the package declares no class "QNone".',
    ],
    [
      'the wrong kind',
      'name: QWidget\nkind: enum\nsummary: x\n',
      ':1:1 the package declares no enum "QWidget"',
    ],
    ['a wrong key', 'name: QWidget\nkind: class\nsummary: x\ncolour: {}\n', ':4:1 unknown key "colour"'],
    [
      'a wrong kind of value',
      'name: QWidget\nkind: class\nsummary: [x]\n',
      ':3:1 "summary": expected string, received array',
    ],
    ['a missing key', 'name: QWidget\nkind: class\n', ':1:1 "summary" is missing'],
    [
      'a member that does not exist',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: x\n  fly: x\n',
      ':6:3 QWidget declares no member of its own called "fly".',
    ],
    [
      'a misspelled member',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  mvoe: x\n',
      ':5:3 QWidget declares no member of its own called "mvoe". Nearest names: move',
    ],
    [
      'a constructor among the members',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  constructor: x\n',
      ':5:3 move "constructor" out of "members", to the first level of the file',
    ],
    [
      'a parameter that a constructor does not have',
      'name: QWidget\nkind: class\nsummary: x\nconstructor: {summary: x, params: {z: x}}\n',
      ':4:36 no parameter is called "z"',
    ],
    [
      'a member that is a number',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: 3\n',
      ':5:3 "move": must be a text, or a map with a "summary"',
    ],
    [
      'a member twice',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: x\n  move: y\n',
      ':6:3 the key move is there twice: remove one of them',
    ],
    [
      'a parameter that does not exist',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move:\n    summary: x\n    params:\n      z: up\n',
      ':8:7 no parameter is called "z"',
    ],
    ['an unknown kind', 'name: QWidget\nkind: type\n', ':2:1 "kind": must be class, enum, interface or'],
    [
      'a wrong key of a member',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: {summary: x, colour: y}\n',
      ':5:22 unknown key "colour"',
    ],
    [
      'a member without a summary',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: {returns: x}\n',
      ':5:3 "summary" is missing',
    ],
    [
      'an empty text',
      'name: QWidget\nkind: class\nsummary: x\nmembers:\n  move: ""\n',
      ':5:3 "move": must not be empty',
    ],
    ['a text of spaces', 'name: QWidget\nkind: class\nsummary: "  "\n', ':3:1 "summary": must not be empty'],
    [
      'an alias with a capital letter',
      'name: QWidget\nkind: class\nsummary: x\naliases: [window, Control]\n',
      ':4:19 item 2 of "aliases": must be words in lower case',
    ],
    [
      'an alias of spaces',
      'name: QWidget\nkind: class\nsummary: x\naliases: ["  "]\n',
      ':4:11 item 1 of "aliases": must be words in lower case',
    ],
    [
      'an alias twice',
      'name: QWidget\nkind: class\nsummary: x\naliases: [window, window]\n',
      ':4:1 "aliases": lists the same text twice',
    ],
    ['broken YAML', 'name: QWidget\nkind: "class\n', 'reference/classes/qwidget.yaml:'],
  ])('X-02 refuses %s with file and line', (_, text, message) => {
    expect(() => merge(text)).toThrow(message);
  });

  test.each([
    ['summary: A `QWidgt`.', ':3:1 the description of QWidget names "QWidgt": the toolkit has no QWidgt.'],
    [
      'summary: x\ndetails: |\n  See ``QView.mod()``.\n',
      ':4:1 the description of QWidget names "QView.mod()": QView has no member mod. Nearest names: mode',
    ],
    [
      'summary: x\nconstructor: {summary: x, params: {parent: A `QWidgt`.}}',
      ':4:36 the description of new QWidget() names "QWidgt"',
    ],
    ['summary: x\nmembers:\n  move: A `QWidgt`.', ':5:3 the description of QWidget.move names "QWidgt"'],
    [
      'summary: x\nmembers:\n  windowTitle: {summary: x, returns: A `QWidgt`.}',
      ':5:29 the description of QWidget.windowTitle names "QWidgt"',
    ],
    ['summary: x\npitfalls: [x, A `QWidgt`.]', ':4:15 the description of QWidget names "QWidgt"'],
    [
      'summary: x\ngroups: [{title: x, summary: A `QWidgt`., members: [move]}]',
      ':4:21 the description of QWidget names "QWidgt"',
    ],
  ])('X-02 an unknown name in a code span is refused: %j', (fields, message) => {
    expect(() => merge(`name: QWidget\nkind: class\n${fields}\n`)).toThrow(`qwidget.yaml${message}`);
  });

  test('X-02 code spans may name symbols, members, variables and whatever is in a code block', () => {
    const details =
      'Call `QView.mode()`, `widget.fly()` or `QObject::connect`.\n\n```ts\nconst a = `QWidgt`;\n```\n';
    expect(() =>
      merge(`name: QWidget\nkind: class\nsummary: x\ndetails: ${JSON.stringify(details)}\n`),
    ).not.toThrow();
  });

  test('X-02 an unknown name in the description of a function is refused', () => {
    expect(() => merge('kind: globals\nmembers: {wrap: A `QWidgt`.}\n', 'reference/globals.yaml')).toThrow(
      'reference/globals.yaml:2:11 the description of wrap names "QWidgt"',
    );
  });

  test('X-02 a second file for functions is refused, because it would replace the first one', () => {
    expect(() => merge('members: {wrap: x}\nkind: globals\n', 'reference/functions.yaml')).toThrow(
      'reference/functions.yaml:2:1 the description of globals belongs in reference/globals.yaml',
    );
  });

  test('X-02 reports where a file in the wrong place belongs', () => {
    expect(() => merge('name: QWidget\nkind: class\nsummary: x\n', 'reference/classes/widget.yaml')).toThrow(
      'reference/classes/widget.yaml:1:1 the description of QWidget belongs in reference/classes/qwidget.yaml',
    );
  });

  test.each([
    ['an unknown value', 'members: [None, One, Two, Four, All, Five]', ':5:57 Mode has no value "Five"'],
    ['a value twice', 'members: [None, One, Two, Four, All, One]', ':5:57 "One" is already in a group'],
    ['a value left out', 'members: [None, One, Two, Four]', ':4:1 in no group: All'],
  ])('X-02 refuses groups of values with %s', (_, members, message) => {
    const text = `name: Mode\nkind: enum\nsummary: x\ngroups:\n  - {title: First, ${members}}\n`;
    expect(() => merge(text, ENUM)).toThrow(`${ENUM}${message}`);
  });

  test.each([
    ['a method left out', '[move, windowTitle]', ':4:1 in no group: '],
    ['a property', '[move, width]', ':5:36 QWidget declares no method of its own called "width"'],
  ])('X-02 refuses groups of methods with %s', (_, members, message) => {
    const text = `name: QWidget\nkind: class\nsummary: x\ngroups:\n  - {title: Place, members: ${members}}\n`;
    expect(() => merge(text)).toThrow(message);
  });

  test('X-02 lists every fault in one error', () => {
    const wrong = 'name: QWidget\nkind: class\nsummary: x\nmembers: {fly: x, swim: y}\n';
    expect(() => merge(wrong)).toThrow(/"fly"[\s\S]*"swim"/);
  });
});
