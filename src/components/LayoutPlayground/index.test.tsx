// @vitest-environment happy-dom
// cspell:ignore unstub
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import LayoutPlayground from '.';
import {loadYoga} from './load-yoga';
import {PRESETS, START_RECTANGLES} from './settings';

vi.mock('./load-yoga', {spy: true});

/** Tells the component that the window has been resized. */
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
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

async function open(): Promise<void> {
  render(<LayoutPlayground />);
  await vi.waitFor(() => expect(field('flex-direction').closest('fieldset')?.disabled).toBe(false));
}

const type = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});

test('without JavaScript the first arrangement is shown, and nothing can be pressed in vain', () => {
  document.body.innerHTML = renderToString(<LayoutPlayground />);
  expect([...document.querySelectorAll('fieldset')].every(({disabled}) => disabled)).toBe(true);
  expect(['Save', 'Cancel', 'Help', 'Search results'].map(place)).toEqual(START_RECTANGLES);
  expect(style()).toContain("flex-direction: 'row';");
});

test('the layout engine computes the same first arrangement', async () => {
  await open();
  expect(['Save', 'Cancel', 'Help', 'Search results'].map(place)).toEqual(START_RECTANGLES);
});

test('a chosen direction moves the labels, and the default is left out of the stylesheet', async () => {
  await open();
  type('flex-direction', 'column');
  expect(place('Save')).toEqual([135, 8, 30, 16]);
  expect(style()).not.toContain('flex-direction');
  type('flex-direction', 'row-reverse');
  expect(style()).toContain("flex-direction: 'row-reverse';");
});

test('what cannot be used changes nothing, and is replaced by the value when the field is left', async () => {
  await open();
  fireEvent.click(label('Cancel'));
  type('width', '80');
  expect(place('Cancel')).toEqual([38, 72, 80, 16]);
  type('width', '80 px');
  expect(field('width').value).toBe('80 px');
  expect(style()).toContain('#cancel {\n  width: 80px;\n}');
  fireEvent.blur(field('width'));
  expect(field('width').value).toBe('80');
  type('width', '');
  expect(style()).not.toContain('#cancel');
});

test('a half-typed value does not appear in the field of the next label', async () => {
  await open();
  fireEvent.click(label('Cancel'));
  type('width', '80 px');
  fireEvent.click(label('Save'));
  expect(field('width').value).toBe('');
});

test('when the chosen label goes away, the last one that is left can be changed', async () => {
  await open();
  fireEvent.click(label('Search results'));
  type('Number of labels', '2');
  expect(screen.getByText('Label “Cancel”')).toBeTruthy();
  expect(label('Cancel').getAttribute('aria-pressed')).toBe('true');
  type('margin', '4');
  expect(style()).toContain('#cancel {\n  qproperty-yMargin: 4;\n}');
  expect(within(picture()).queryByText('Search results')).toBeNull();
});

test.each([
  ['Window width', '', 300],
  ['Window width', '79', 300],
  ['Window width', '641', 300],
  ['Number of labels', '0', 4],
  ['Number of labels', '7', 4],
  ['Number of labels', '', 4],
])('%s of "%s" leaves the arrangement as it is', async (name, value, kept) => {
  await open();
  type(name, value);
  expect(picture().style.width).toBe('300px');
  expect([...picture().children]).toHaveLength(4);
  fireEvent.blur(field(name));
  expect(field(name).value).toBe(String(kept));
});

test('dragging the corner of the window sets its size', async () => {
  await open();
  Object.defineProperty(picture(), 'offsetWidth', {value: 260});
  Object.defineProperty(picture(), 'offsetHeight', {value: 140});
  act(resized);
  expect([field('Window width').value, field('Window height').value]).toEqual(['260', '140']);
  expect(place('Save')).toEqual([8, 62, 30, 16]);
});

test.each(Object.entries(PRESETS))('"%s" replaces all settings', async (name, preset) => {
  await open();
  fireEvent.click(label('Search results'));
  type('padding', '33');
  fireEvent.click(screen.getByText(name));
  expect([...picture().children]).toHaveLength(preset.labels.length);
  expect(picture().style.width).toBe(`${preset.width}px`);
  expect(style()).not.toContain('33px');
  expect(screen.getByText('Label “Save”')).toBeTruthy();
});

test('where the layout engine does not load, the page says so and can try again', async () => {
  vi.mocked(loadYoga).mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(<LayoutPlayground />);
  const alert = await screen.findByRole('alert');
  expect(field('flex-direction').closest('fieldset')?.disabled).toBe(true);
  fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}));
  await vi.waitFor(() => expect(field('flex-direction').closest('fieldset')?.disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});
