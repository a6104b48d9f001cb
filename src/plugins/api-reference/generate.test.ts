import {expect, test} from 'vitest';
import {generateSmallReference} from '../../../tests/support/small-reference';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {REFERENCE_ROUTE, type ReferencePages} from '../../lib/reference';

const declarations = readSmallToolkit();
const descriptions = [
  {
    path: 'reference/enums/mode.yaml',
    text: 'name: Mode\nkind: enum\nsummary: What it does. It has more.\n',
  },
];

test('the error for an example of a symbol that does not exist names the file and the nearest symbol', () => {
  const examples = [{name: 'view', shows: ['QView', 'QWidgt'], source: ''}];
  expect(() => generateSmallReference(declarations, {examples})).toThrow(
    'examples/view/example.yaml: "shows" names "QWidgt", which the package does not declare. Nearest names: QWidget.',
  );
});

test('pages.json has the kind of each symbol, the first sentence of its description, and if it is exported', () => {
  const files = generateSmallReference(declarations, {descriptions});
  const table: ReferencePages = JSON.parse(files.get('pages.json') ?? '');
  expect(table[`${REFERENCE_ROUTE}/enums/mode`]).toEqual({
    kind: 'enum',
    summary: 'What it does.',
    exported: true,
  });
  expect(table[`${REFERENCE_ROUTE}/classes/qview`]).toEqual({kind: 'class', summary: '', exported: true});
  expect(table[`${REFERENCE_ROUTE}/enums/qcalendar-mode`]).toEqual({
    kind: 'enum',
    summary: '',
    exported: false,
  });
});
