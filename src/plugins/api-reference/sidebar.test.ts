import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {createModel, type Model} from './model';
import type {Topic} from './schema';
import {createSidebar} from './sidebar';

let model: Model;
let ids: string[];
beforeAll(() => {
  model = createModel(readSmallToolkit());
  ids = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
});

/** Creates the sidebar from topics as JSON, which is valid YAML. */
const sidebar = (topics: Topic[]) =>
  createSidebar({path: 'reference/topics.yaml', text: JSON.stringify(topics, null, 1)}, model);

test('R-09 the sidebar has every page, in nested groups', () => {
  const topics: Topic[] = [
    {
      label: 'All',
      items: [{label: 'Modes', items: ['QCalendar.Mode']}, ...ids.filter((id) => id !== 'QCalendar.Mode')],
    },
  ];
  const [all] = sidebar(topics);
  expect(all?.items).toHaveLength(ids.length);
  expect(all?.items[0]).toEqual({
    type: 'category',
    label: 'Modes',
    key: 'All / Modes',
    collapsed: true,
    items: [{type: 'doc', id: 'api/generated/enums/qcalendar-mode', label: 'QCalendar.Mode'}],
  });
});

test('R-09 the error names symbols without a topic', () => {
  const topics = [{label: 'All', items: ids.filter((id) => id !== 'QView' && id !== 'Range')}];
  expect(() => sidebar(topics)).toThrow('no topic lists QView, Range. Add each symbol to a topic');
});

test('R-09 the error names a symbol in two topics, and one that does not exist', () => {
  expect(() => sidebar([{label: 'All', items: [...ids, 'QView']}])).toThrow(
    '"QView" is in "All" and again in "All"',
  );
  expect(() => sidebar([{label: 'All', items: [...ids, 'QNone']}])).toThrow(
    /topics\.yaml:\d+:\d+ "All" names "QNone"/,
  );
});

test('R-09 a group with more than 30 items is refused', () => {
  const long = Array.from({length: 31}, (_, index) => `Q${index}`);
  expect(() => sidebar([{label: 'Long', items: long}])).toThrow(
    /topics\.yaml:\d+:\d+ "items": Too big: expected array to have <=30 items/,
  );
});

test('the error names an unknown key of a topic with file and line', () => {
  const text = '- label: All\n  entries: [QView]\n';
  expect(() => createSidebar({path: 'reference/topics.yaml', text}, model)).toThrow(
    'reference/topics.yaml:2:3 unknown key "entries"',
  );
});
