import {expect, test} from 'vitest';
import type {Enumeration, Member, Structure} from '../../src/plugins/api-reference/declarations';
import {createModel} from '../../src/plugins/api-reference/model';
import {declareClass} from '../../tests/support/declare-class';
import {compareShapes} from './compare-shapes';
import {hasProperty, parseHeader} from './qt-classes';
import {findQtValues, parseNamespace} from './qt-enums';
import type {ClassShape} from './shapes';

const member = (name: string, kind: Member['kind']): Member => ({name, kind, signatures: [], type: []});

const declare = (name: string, base: string | undefined, methods: readonly string[]) =>
  declareClass(name, base, [
    member('native', 'property'),
    ...methods.map((method) => member(method, 'method')),
  ]);

const declareEnum = (name: string, file: string, values: Record<string, number>): Enumeration => ({
  id: name,
  name,
  file,
  exported: true,
  kind: 'enum',
  values: Object.entries(values).map(([member, value]) => ({name: member, value})),
});

const shape = (methods: string[], parts: Partial<ClassShape> = {}): ClassShape => ({
  methods,
  statics: [],
  calls: {},
  properties: {},
  native: [],
  ...parts,
});

const createTestModel = (symbols: (Structure | Enumeration)[]) => createModel({version: '1.0.0', symbols});

const noQt = {classes: new Map(), enums: new Map()};

test('missing methods, undeclared methods and missing overloads are reported separately', () => {
  const symbols = [
    declare('QEdit', undefined, ['undo', 'redo', 'gone', 'find', 'toString']),
    declare('QBrowser', 'QEdit', []),
  ];
  const differences = compareShapes(
    createTestModel(symbols),
    {
      classes: {
        QEdit: shape(['undo', 'redo', 'find', 'secret', 'toString'], {
          calls: {undo: ['undo'], redo: ['redo'], find: ['find', 'find_text']},
          native: ['redo', 'find'],
        }),
        QBrowser: shape([], {native: ['find', 'find_text']}),
      },
      enums: [],
    },
    noQt,
  );
  expect(differences).toEqual({
    missingAtRuntime: {QEdit: ['gone', 'undo'], QBrowser: ['redo', 'undo']},
    undeclared: {QEdit: ['secret']},
    partlyMissing: {QEdit: ['find (find_text)']},
    unknownProperties: {},
    enums: {},
  });
});

test('methods that use a property which Qt does not have are reported', () => {
  const qt = parseHeader(`
class Q_CORE_EXPORT QObject
{
    Q_PROPERTY(QString objectName READ objectName WRITE setObjectName)
};
class QFriend;
class Q_WIDGETS_EXPORT QEdit : public QObject
{
    Q_PROPERTY(bool readOnly READ isReadOnly WRITE setReadOnly)
    Q_PROPERTY(Qt::Alignment alignment READ alignment)
`);
  expect(hasProperty('QEdit', 'objectName', qt)).toBe(true);
  expect(hasProperty('QEdit', 'alignment', qt)).toBe(true);
  const properties = {isReadOnly: ['isReadOnly'], alignment: ['alignment'], objectName: ['objectName']};
  const names = Object.keys(properties);
  const {unknownProperties} = compareShapes(
    createTestModel([declare('QEdit', undefined, names)]),
    {classes: {QEdit: shape(names, {properties})}, enums: []},
    {...noQt, classes: qt},
  );
  expect(unknownProperties).toEqual({QEdit: {isReadOnly: 'isReadOnly'}});
});

test('enum values that differ from the running package or from Qt are reported', () => {
  const enums = [
    declareEnum('Flow', 'flow.d.ts', {Left: 0, Right: 1, Up: 2}),
    declareEnum('Gone', 'gone.d.ts', {A: 0}),
  ];
  const actual = {Left: 0, 0: 'Left', Right: 5, 5: 'Right', Down: 3, 3: 'Down'};
  const qt = {...noQt, enums: new Map([['Flow.Left', 4]])};
  expect(compareShapes(createTestModel(enums), {classes: {}, enums: [actual, null]}, qt).enums).toEqual({
    'Flow.Left': {declared: 0, runtime: 0, qt: 4},
    'Flow.Right': {declared: 1, runtime: 5},
    'Flow.Up': {declared: 2},
    'Flow.Down': {runtime: 3},
    'Gone.A': {declared: 0},
  });
});

test('an enum is searched for in namespace Qt, then in the class of its file', () => {
  const namespace = parseNamespace('enum Flow { Left = 0x1, // first\n Right,\n Last = Right\n };');
  const classes = new Map([['QBox', {base: undefined, properties: [], places: new Map()}]]);
  const flow = declareEnum('Flow', 'dist/lib/QtEnums/index.d.ts', {Left: 1, Last: 2, Gone: 3});
  expect(findQtValues(flow, namespace, classes)).toEqual([
    {name: 'Flow.Left', member: 'Left', scope: undefined},
    {name: 'Flow.Last', member: 'Last', scope: undefined},
  ]);
  const shape = declareEnum('Shape', 'dist/lib/QtWidgets/QBox.d.ts', {Plain: 1});
  expect(findQtValues(shape, namespace, classes)).toEqual([
    {name: 'Shape.Plain', member: 'Plain', scope: 'QBox'},
  ]);
});
