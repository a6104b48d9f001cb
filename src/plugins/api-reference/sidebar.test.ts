import {expect, test} from 'vitest';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import {createModel} from './model';
import type {Topic} from './schema';
import {createSidebar} from './sidebar';

test('R-09 the sidebar has every page, in nested groups', () => {
  const model = createModel(readSmallToolkit());
  const ids = [...model.classes, ...model.enums, ...model.interfaces].map(({id}) => id);
  const topics: Topic[] = [
    {
      label: 'All',
      items: [{label: 'Modes', items: ['QCalendar.Mode']}, ...ids.filter((id) => id !== 'QCalendar.Mode')],
    },
  ];
  const [all] = createSidebar(topics, model);
  expect(all?.items).toHaveLength(ids.length);
  expect(all?.items[0]).toEqual({
    type: 'category',
    label: 'Modes',
    key: 'All / Modes',
    collapsed: true,
    items: [{type: 'doc', id: 'api/generated/enums/qcalendar-mode', label: 'QCalendar.Mode'}],
  });
});
