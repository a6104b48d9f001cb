import {expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {REFERENCE_ROUTE, type ReferencePages} from '../../lib/reference';
import {generateReference, type Sources} from './generate';
import {createModel} from './model';

const declarations = readSmallToolkit();
const {classes, enums, interfaces} = createModel(declarations);
const items = [...classes, ...enums, ...interfaces].map(({id}) => id);

const SOURCES: Sources = {
  descriptions: [
    {
      path: 'reference/enums/mode.yaml',
      text: 'name: Mode\nkind: enum\nsummary: What it does. It has more.\n',
    },
  ],
  topics: {path: 'reference/topics.yaml', text: JSON.stringify([{label: 'All', items}])},
  history: [],
  examples: [],
};

test('the error for an example of a symbol that does not exist names the file and the nearest symbol', () => {
  const examples = [{name: 'view', shows: ['QView', 'QWidgt'], source: ''}];
  expect(() => generateReference(declarations, {...SOURCES, examples})).toThrow(
    'examples/view/example.yaml: "shows" names "QWidgt", which the package does not declare. Nearest names: QWidget.',
  );
});

test('pages.json has the kind of each symbol and the first sentence of its description', () => {
  const table: ReferencePages = JSON.parse(generateReference(declarations, SOURCES).get('pages.json') ?? '');
  expect(table[`${REFERENCE_ROUTE}/enums/mode`]).toEqual({kind: 'enum', summary: 'What it does.'});
  expect(table[`${REFERENCE_ROUTE}/classes/qview`]).toEqual({kind: 'class', summary: ''});
});
