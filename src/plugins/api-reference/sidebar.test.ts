import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {createModel, type Model} from './model';
import type {Topic} from './schema';
import {sidebarOf} from './sidebar';

let model: Model;
let ids: string[];
beforeAll(() => {
  model = createModel(readSmallToolkit());
  ids = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
});

/** A file of YAML, which JSON is as well. */
const sidebar = (topics: Topic[]) =>
  sidebarOf({path: 'reference/topics.yaml', text: JSON.stringify(topics, null, 1)}, model);

test('R-09 every page has its place, in nested groups', () => {
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

test('R-09 a symbol without a topic is named', () => {
  const topics = [{label: 'All', items: ids.filter((id) => id !== 'QView' && id !== 'Range')}];
  expect(() => sidebar(topics)).toThrow('no topic names QView, Range');
});

test('R-09 a symbol in two topics, and one that does not exist, are named', () => {
  expect(() => sidebar([{label: 'All', items: [...ids, 'QView']}])).toThrow(
    '"QView" is in "All" and again in "All"',
  );
  expect(() => sidebar([{label: 'All', items: [...ids, 'QNone']}])).toThrow(
    /topics\.yaml:\d+:\d+ "All" names "QNone"/,
  );
});

test('R-09 a group too long to look over is refused', () => {
  const long = Array.from({length: 31}, (_, index) => `Q${index}`);
  expect(() => sidebar([{label: 'Long', items: long}])).toThrow(
    /topics\.yaml:\d+:\d+ "items": Too big: expected array to have <=30 items/,
  );
});

test('a key that means nothing in the topics is named with its place', () => {
  const text = '- label: All\n  entries: [QView]\n';
  expect(() => sidebarOf({path: 'reference/topics.yaml', text}, model)).toThrow(
    'reference/topics.yaml:2:3 unknown key "entries"',
  );
});
