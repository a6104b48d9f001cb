// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {renderToString} from 'react-dom/server';
import {Router} from 'react-router-dom';
import {afterEach, expect, test, vi} from 'vitest';
import LayoutPlayground from '.';
import {loadYoga} from './load-yoga';
import {INITIAL_RECTANGLES, INITIAL_SETTINGS, PRESETS} from './presets';
import {toQuery} from './settings-url';

vi.mock('./load-yoga', {spy: true});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

// Queries by role take long in a simulated browser, and each test has many.
const picture = () => screen.getByLabelText(/^Preview of the window/);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, {exact: true});
const style = () => document.querySelector('pre')?.textContent;
const label = (name: string) => within(picture()).getByText<HTMLButtonElement>(name);

/** Returns left, top, width and height of a label in the picture. */
const place = (name: string) => {
  const {left, top, width, height} = label(name).style;
  return [left, top, width, height].map((value) => Number.parseInt(value, 10));
};

const NAMES = ['Save', 'Cancel', 'Help', 'Search results', 'OK', 'Quit'];
const ROW = toQuery(PRESETS['A row'] ?? INITIAL_SETTINGS);

async function open(search = '') {
  const history = createMemoryHistory({initialEntries: [`/docs/guides/layout-playground${search}`]});
  render(
    <Router history={history}>
      <LayoutPlayground />
    </Router>,
  );
  await expect.poll(() => field('flex-direction').closest('fieldset')?.disabled).toBe(false);
  return history;
}

const type = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});

const drag = (handle: Element | null | undefined, [x, y]: [number, number]) => {
  if (!handle) throw new Error('There is no handle.');
  handle.setPointerCapture = () => undefined;
  fireEvent.pointerDown(handle, {button: 0, clientX: 0, clientY: 0});
  fireEvent.pointerMove(handle, {clientX: x, clientY: y});
  fireEvent.pointerUp(handle);
};

test('without JavaScript the initial window is shown, and its controls are disabled', () => {
  document.body.innerHTML = renderToString(
    <Router history={createMemoryHistory()}>
      <LayoutPlayground />
    </Router>,
  );
  expect([...document.querySelectorAll('fieldset')].every(({disabled}) => disabled)).toBe(true);
  expect(NAMES.map(place)).toEqual(INITIAL_RECTANGLES);
  expect(style()).toContain("flex-wrap: 'wrap';");
});

test('the layout engine computes the same initial rectangles', async () => {
  await open();
  expect(NAMES.map(place)).toEqual(INITIAL_RECTANGLES);
});

test('a chosen direction moves the labels, and the default is left out of the stylesheet', async () => {
  await open();
  type('flex-direction', 'column');
  expect(place('Cancel')).toEqual([14, 134, 140, 104]);
  expect(style()).not.toContain('flex-direction');
  type('flex-direction', 'row-reverse');
  expect(style()).toContain("flex-direction: 'row-reverse';");
});

test('a typed size changes the chosen label, with or without a unit', async () => {
  await open(ROW);
  fireEvent.click(label('Cancel'));
  type('width', '80');
  expect(place('Cancel')[2]).toBe(80);
  type('width', '90 px');
  expect(place('Cancel')[2]).toBe(90);
  expect(field('width').value).toBe('90 px');
  fireEvent.blur(field('width'));
  expect(field('width').value).toBe('90');
  type('width', '');
  expect(style()).not.toContain('width');
});

test("text that isn't a size shows a message and keeps the last size", async () => {
  await open(ROW);
  type('width', '80');
  type('width', 'wide');
  expect(place('Save')[2]).toBe(80);
  expect(screen.getByText('Enter pixels, such as 80, or a percentage, such as 50%.')).toBeTruthy();
  expect(field('width').getAttribute('aria-invalid')).toBe('true');
  fireEvent.blur(field('width'));
  expect(field('width').value).toBe('80');
  type('width', '90');
  expect(field('width').getAttribute('aria-invalid')).toBe('false');
});

test('a half-typed value does not appear in the field of the next label', async () => {
  await open(ROW);
  fireEvent.click(label('Cancel'));
  type('width', '80 p');
  fireEvent.click(label('Save'));
  expect(field('width').value).toBe('');
});

test('when the selected label is removed, the last remaining label is selected', async () => {
  await open();
  fireEvent.click(label('Search results'));
  type('Number of labels', '2');
  expect(screen.getByText('Label “Cancel”')).toBeTruthy();
  expect(label('Cancel').getAttribute('aria-pressed')).toBe('true');
  type('margin', '4');
  expect(style()).toContain('#cancel {\n  width: 140px;\n  height: 104px;\n  qproperty-yMargin: 4;\n}');
  expect(within(picture()).queryByText('Search results')).toBeNull();
  type('Number of labels', '3');
  expect(style()).toContain('#cancel {\n  width: 140px;\n  height: 104px;\n  qproperty-yMargin: 4;\n}');
});

test.each([
  ['Window width', '99999', '640', 'The range is 80 to 640, so 640 is used.'],
  ['Window width', '-50', '80', 'The range is 80 to 640, so 80 is used.'],
  ['Window height', '59', '60', 'The range is 60 to 480, so 60 is used.'],
  ['Number of labels', '0', '1', 'The range is 1 to 6, so 1 is used.'],
  ['Number of labels', '50', '6', 'The range is 1 to 6, so 6 is used.'],
  ['Number of labels', '', '6', 'Enter a number from 1 to 6.'],
  ['padding', '41', '40', 'The range is 0 to 40, so 40 is used.'],
])('%s of "%s" becomes %s, with a message', async (name, value, used, message) => {
  await open();
  type(name, value);
  expect(screen.getByText(message)).toBeTruthy();
  expect(field(name).value).toBe(value);
  fireEvent.blur(field(name));
  expect(field(name).value).toBe(used);
});

test('dragging the corner of the window sets its size, within the limits', async () => {
  await open();
  const corner = picture().nextElementSibling;
  drag(corner, [-40, -20]);
  expect([field('Window width').value, field('Window height').value]).toEqual(['460', '260']);
  drag(corner, [900, 900]);
  expect([field('Window width').value, field('Window height').value]).toEqual(['640', '480']);
});

test('dragging the corner of a label chooses it and changes only what was dragged', async () => {
  await open(ROW);
  drag(picture().querySelectorAll('[aria-hidden]')[1], [20, 0]);
  expect(screen.getByText('Label “Cancel”')).toBeTruthy();
  expect([field('width').value, field('height').value]).toEqual(['62', '']);
});

test('properties that move no label are disabled', async () => {
  await open();
  await expect.poll(() => field('align-items').disabled).toBe(true);
  expect(field('align-content').disabled).toBe(false);
  type('flex-wrap', 'no-wrap');
  await expect.poll(() => field('align-content').disabled).toBe(true);
});

test.each(Object.entries(PRESETS))('"%s" replaces all settings', async (name, preset) => {
  await open();
  fireEvent.click(label('Search results'));
  type('padding', '33');
  fireEvent.click(screen.getByText(name));
  expect(within(picture()).getAllByText(/./)).toHaveLength(Number(preset.labels));
  expect(picture().style.width).toBe(`${preset.width}px`);
  expect(style()).not.toContain('33px');
  expect(screen.getByText('Label “Save”')).toBeTruthy();
  expect(screen.getByText(name).getAttribute('aria-pressed')).toBe('true');
});

test('the settings of the URL are shown', async () => {
  await open('?width=300&labels=2&flex-direction=row&cancel.width=80');
  await expect.poll(() => field('Window width').value).toBe('300');
  expect(place('Cancel')).toEqual([30, 0, 80, 280]);
});

test('the URL follows each change, and Back undoes one', async () => {
  const history = await open();
  fireEvent.click(screen.getByText('A row'));
  type('flex-direction', 'column');
  expect(history.location.search).not.toContain('flex-direction');
  act(() => history.goBack());
  expect(field('flex-direction').value).toBe('row');
  act(() => history.goBack());
  expect(within(picture()).getAllByText(/./)).toHaveLength(6);
  expect(history.location.search).toBe('');
  act(() => history.goForward());
  expect(within(picture()).getAllByText(/./)).toHaveLength(4);
});

test('the URL has the last size of a drag, even if it ends before the last size is rendered', async () => {
  const history = await open();
  const corner = picture().nextElementSibling;
  act(() => drag(corner, [-40, -20]));
  expect(history.location.search).toContain('width=460');
  act(() => drag(corner, [900, 900]));
  expect(history.location.search).toContain('width=640');
  expect(history.length).toBe(3);
});

test('one press of Back undoes everything that was typed into one field', async () => {
  const history = await open();
  for (const value of ['4', '40', '400']) type('Window width', value);
  fireEvent.blur(field('Window width'));
  expect(history.location.search).toContain('width=400');
  expect(history.length).toBe(2);
  type('Window width', '300');
  expect(history.length).toBe(3);
});

test('typed values are in the URL soon after the last key, even while the field has the focus', async () => {
  const history = await open();
  vi.useFakeTimers();
  for (const value of ['4', '40', '400']) type('Window width', value);
  act(() => vi.runAllTimers());
  expect(history.location.search).toContain('width=400');
  expect(history.length).toBe(2);
});

test('if the layout engine does not load, the page shows an error and a retry button', async () => {
  vi.mocked(loadYoga).mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(
    <Router history={createMemoryHistory()}>
      <LayoutPlayground />
    </Router>,
  );
  const alert = await screen.findByRole('alert');
  expect(field('flex-direction').closest('fieldset')?.disabled).toBe(true);
  fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}));
  await expect.poll(() => field('flex-direction').closest('fieldset')?.disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
