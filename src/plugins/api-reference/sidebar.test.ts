import {beforeAll, expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {createModel, type Model} from './model';
import {sidebarOf, type Topic} from './sidebar';

let model: Model;
let ids: string[];
beforeAll(() => {
  model = createModel(readSmallToolkit());
  ids = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
});

test('R-09 every page has its place, in nested groups', () => {
  const topics: Topic[] = [
    {
      label: 'All',
      items: [{label: 'Modes', items: ['QCalendar.Mode']}, ...ids.filter((id) => id !== 'QCalendar.Mode')],
    },
  ];
  const [all] = sidebarOf(topics, model);
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
  expect(() => sidebarOf(topics, model)).toThrow('no topic names QView, Range');
});

test('R-09 a symbol in two topics, and one that does not exist, are named', () => {
  expect(() => sidebarOf([{label: 'All', items: [...ids, 'QView']}], model)).toThrow(
    '"QView" is in "All" and again in "All"',
  );
  expect(() => sidebarOf([{label: 'All', items: [...ids, 'QNone']}], model)).toThrow('"All" names "QNone"');
});

test('R-09 a group too long to look over is refused', () => {
  const long = Array.from({length: 31}, (_, index) => `Q${index}`);
  expect(() => sidebarOf([{label: 'Long', items: long}], model)).toThrow(
    '"Long" has 31 entries, more than 30',
  );
});
