import {expect, test} from 'vitest';
import {INITIAL_SETTINGS, PRESETS} from './presets';
import type {Settings} from './settings';
import {fromQuery, toQuery} from './settings-url';

const SETTINGS: Settings = {
  width: '300',
  height: '160',
  labels: '2',
  'flex-direction': 'row',
  padding: '8',
  'cancel.width': '50%',
  'cancel.margin': '4',
};

test('the query names each setting that is not a default, but none of a label that is not shown', () => {
  const settings = {...SETTINGS, 'flex-wrap': 'no-wrap', 'align-items': '', 'quit.width': '80'};
  expect(toQuery(settings)).toBe(
    '?width=300&height=160&labels=2&flex-direction=row&padding=8&cancel.width=50%25&cancel.margin=4',
  );
});

test('the initial settings have no query', () => {
  expect(toQuery(structuredClone(INITIAL_SETTINGS))).toBe('');
});

test.each([
  ...Object.entries(PRESETS),
  ['Other settings', SETTINGS] as const,
])('"%s" is unchanged after it was written to a URL and read again', (_, settings) => {
  expect(fromQuery(toQuery(settings))).toEqual(settings);
});

test('a URL without settings, such as one with a campaign, shows the initial settings', () => {
  expect(fromQuery('?utm_source=mail')).toBe(INITIAL_SETTINGS);
});

test('numbers that are out of range are clamped', () => {
  const {width, height, labels, padding} = fromQuery('?width=99999&height=-5&labels=50&padding=400');
  expect([width, height, labels, padding]).toEqual(['640', '60', '6', '40']);
});

test.each([
  '?width=wide&height=&labels=NaN&flex-direction=sideways&padding=8px;}&save.width=calc(1px)',
  '?labels=1&results.width=80',
  '?width=%E0%A4%A&constructor=1&__proto__=2&save.__proto__=3',
  '?save=1&save.=2&.width=3&width',
])('bad values in "%s" leave settings that can be used', (search) => {
  const {width, height, labels, ...settings} = fromQuery(search);
  expect([width, height]).toEqual([INITIAL_SETTINGS.width, INITIAL_SETTINGS.height]);
  expect(Number(labels)).toBeGreaterThan(0);
  expect(settings['flex-direction']).not.toBe('sideways');
  expect(Object.values(settings)).not.toContain('calc(1px)');
});
