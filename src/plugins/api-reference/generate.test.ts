import {expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import type {SourceFile} from '../../lib/checked-yaml';
import {REFERENCE_ROUTE, type ReferencePages} from '../../lib/reference';
import {ReferenceGenerator, type Sources} from './generate';
import {createModel} from './model';

const declarations = readSmallToolkit();
const {classes, enums, interfaces} = createModel(declarations);
const items = [...classes, ...enums, ...interfaces].map(({id}) => id);

const WIDGET = 'name: QWidget\nkind: class\nsummary: A widget.\nmembers:\n  move: Moves it.\n';
const MODE = 'name: Mode\nkind: enum\nsummary: What it does.\nmembers:\n  One: The first.\n';

const descriptionsOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({path: `reference/${path}.yaml`, text}));

const topicsOf = (label: string) => ({
  path: 'reference/topics.yaml',
  text: JSON.stringify([{label, items}]),
});

const before = {'classes/qwidget': WIDGET, 'enums/mode': MODE, 'interfaces/qwidgetsignals': ''};
before['interfaces/qwidgetsignals'] = 'name: QWidgetSignals\nkind: interface\nsummary: Of a widget.\n';

const SOURCES: Sources = {
  descriptions: descriptionsOf(before),
  topics: topicsOf('All'),
  history: [],
  examples: [{name: 'view', shows: ['QView'], source: 'new QView();'}],
};

const described = (more: Record<string, string>) => ({descriptions: descriptionsOf({...before, ...more})});

/** Edits, each with a file that it changes. */
const EDITS: [edit: string, sources: Partial<Sources>, changed: string][] = [
  ['a summary', described({'classes/qwidget': WIDGET.replace('A widget.', 'A part.')}), 'index.tree.json'],
  [
    'the description of a member',
    described({'classes/qwidget': WIDGET.replace('Moves', 'Puts')}),
    'classes/qwidget.tree.json',
  ],
  [
    'the description of a value',
    described({'enums/mode': MODE.replace('The first', 'Number one')}),
    'enums/mode.tree.json',
  ],
  [
    'a signal that other classes emit too',
    described({
      'interfaces/qwidgetsignals': `${before['interfaces/qwidgetsignals']}members:\n  windowTitleChanged: Has another title.\n`,
    }),
    'classes/qpushbutton.tree.json',
  ],
  ['an alias', described({'classes/qwidget': `${WIDGET}aliases: [component]\n`}), 'aliases.json'],
  [
    'a new description',
    described({'classes/qview': 'name: QView\nkind: class\nsummary: Shows.\n'}),
    'classes/qview.mdx',
  ],
  [
    'a deleted description',
    {descriptions: descriptionsOf({'enums/mode': MODE})},
    'classes/qwidget.tree.json',
  ],
  ['a topic', {topics: topicsOf('Everything')}, 'sidebar.json'],
  [
    'a program',
    {examples: [{name: 'group', shows: ['QGroup'], source: 'new QGroup();'}]},
    'classes/qgroup.tree.json',
  ],
];

for (const [edit, more, changed] of EDITS) {
  test(`after an edit of ${edit}, the cached generator returns the same files as a new one`, () => {
    const sources = {...SOURCES, ...more};
    const generator = new ReferenceGenerator();
    const old = generator.generate(declarations, SOURCES);
    const edited = generator.generate(declarations, sources);
    expect(edited).toEqual(new ReferenceGenerator().generate(declarations, sources));
    expect(edited.get(changed)).not.toBe(old.get(changed));
  });
}

test('the error for an example of a symbol that does not exist names the file and the nearest symbol', () => {
  const examples = [{name: 'view', shows: ['QView', 'QWidgt'], source: ''}];
  expect(() => new ReferenceGenerator().generate(declarations, {...SOURCES, examples})).toThrow(
    'examples/view/example.yaml: "shows" names "QWidgt", which the package does not declare. Nearest names: QWidget.',
  );
});

test('new declarations change all pages', () => {
  const generator = new ReferenceGenerator();
  generator.generate(declarations, SOURCES);
  const next = readSmallToolkit();
  for (const symbol of next.symbols) symbol.file = 'dist/moved.d.ts';
  expect(generator.generate(next, SOURCES)).toEqual(new ReferenceGenerator().generate(next, SOURCES));
});

test('pages.json has the kind of each symbol and the first sentence of its description', () => {
  const table: ReferencePages = JSON.parse(
    new ReferenceGenerator().generate(declarations, SOURCES).get('pages.json') ?? '',
  );
  expect(table[`${REFERENCE_ROUTE}/enums/mode`]).toEqual({kind: 'enum', summary: 'What it does.'});
  expect(table[`${REFERENCE_ROUTE}/classes/qview`]).toEqual({kind: 'class', summary: ''});
});
