import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {createModel, type Model} from './model';
import type {Topic} from './schema';
import {readTopics} from './topics';

let model: Model;
let ids: string[];
beforeAll(() => {
  model = createModel(readSmallToolkit());
  ids = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
});

/** Reads topics as JSON, which is valid YAML. */
const read = (topics: Topic[]) =>
  readTopics({path: 'reference/topics.yaml', text: JSON.stringify(topics, null, 1)}, model);

test('R-09 the error names symbols without a topic', () => {
  const topics = [{label: 'All', items: ids.filter((id) => id !== 'QView' && id !== 'Range')}];
  expect(() => read(topics)).toThrow('no topic lists QView, Range. Add each symbol to a topic');
});

test('R-09 the error names a symbol in two topics, and one that does not exist', () => {
  expect(() => read([{label: 'All', items: [...ids, 'QView']}])).toThrow(
    '"QView" is in "All" and again in "All"',
  );
  expect(() => read([{label: 'All', items: [...ids, 'QNone']}])).toThrow(
    /topics\.yaml:\d+:\d+ "All" names "QNone"/,
  );
});

test('R-09 a group with more than 30 items is refused', () => {
  const long = Array.from({length: 31}, (_, index) => `Q${index}`);
  expect(() => read([{label: 'Long', items: long}])).toThrow(
    /topics\.yaml:\d+:\d+ "items": Too big: expected array to have <=30 items/,
  );
});

test('the error names an unknown key of a topic with file and line', () => {
  const text = '- label: All\n  entries: [QView]\n';
  expect(() => readTopics({path: 'reference/topics.yaml', text}, model)).toThrow(
    'reference/topics.yaml:2:3 unknown key "entries"',
  );
});
