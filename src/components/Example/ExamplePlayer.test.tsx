// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import ExamplePlayer from './ExamplePlayer';

const createPicture = (number: number): Screenshot => ({
  light: `light-${number}`,
  dark: `dark-${number}`,
  width: 10,
  height: 10,
});
const STEPS = [1, 2, 3].map(
  (number): ExampleStep => ({
    do: 'type',
    text: 'abc',
    caption: `Type in step ${number}.`,
    result: '',
    screenshot: createPicture(number),
    effects: [],
    lines: [],
  }),
);

/** URL of a picture → functions that end its loading. */
const loading = new Map<string, (() => void)[]>();

class SlowImage {
  src = '';
  decode(): Promise<void> {
    return new Promise((resolve) => loading.set(this.src, [...(loading.get(this.src) ?? []), resolve]));
  }
}

beforeEach(async () => {
  vi.stubGlobal('Image', SlowImage);
  render(
    <ExamplePlayer screenshot={createPicture(0)} alt="" steps={STEPS}>
      {false as const}
    </ExamplePlayer>,
  );
  await screen.findByRole('button', {name: /^Next step/});
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loading.clear();
});

const getPicture = () => document.querySelector('[data-part="screenshot"] img')?.getAttribute('src');
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const isPlaying = () => screen.queryByRole('button', {name: 'Pause'}) !== null;

/** Ends the loading of a picture. */
const load = (picture: number): Promise<void> =>
  act(async () => {
    for (const resolve of loading.get(`light-${picture}`) ?? []) resolve();
  });

/** Waits until a picture has been on screen for long enough. */
const waitForNext = (): void => act(() => void vi.advanceTimersByTime(1800));

test('a picture is shown once it has been fetched', async () => {
  press(/^Next step/);
  expect(getPicture()).toBe('light-0');
  await load(1);
  expect(getPicture()).toBe('light-1');
});

test('a picture that loads late does not replace one that was requested after it', async () => {
  press(/^Next step/);
  press(/^Next step/);
  await load(1);
  expect(getPicture()).toBe('light-0');
  await load(2);
  expect(getPicture()).toBe('light-2');
});

test('the first picture follows the last, and nothing precedes it', async () => {
  press(/^Step 3/);
  await load(3);
  expect(getPicture()).toBe('light-3');
  press(/^Start over/);
  await load(0);
  press(/^Previous step/);
  await load(0);
  expect(getPicture()).toBe('light-0');
  press(/^Next step/);
  await load(1);
  expect(getPicture()).toBe('light-1');
});

test('playing waits for each picture, stops at the last one, and starts over from there', async () => {
  press(/^Play all steps/);
  waitForNext();
  expect(getPicture()).toBe('light-0');
  await load(1);
  waitForNext();
  await load(2);
  expect(getPicture()).toBe('light-2');
  expect(isPlaying()).toBe(true);
  waitForNext();
  await load(3);
  expect(getPicture()).toBe('light-3');
  expect(isPlaying()).toBe(false);
  press(/^Play all steps/);
  await load(0);
  expect(getPicture()).toBe('light-0');
  expect(isPlaying()).toBe(true);
});

test('pressing pause or the next step stops playing', async () => {
  press(/^Play all steps/);
  await load(1);
  press(/^Pause/);
  waitForNext();
  await load(2);
  expect(getPicture()).toBe('light-1');
  press(/^Play all steps/);
  await load(2);
  press(/^Next step/);
  expect(isPlaying()).toBe(false);
  await load(3);
  expect(getPicture()).toBe('light-3');
});

test('letters that were typed are forgotten with the next picture', async () => {
  const getTyped = () => document.querySelector('[data-part="instruction"] mark')?.textContent;
  const hotspot = screen.getByRole('button', {name: 'Type in step 1'});
  fireEvent.keyDown(hotspot, {key: 'a'});
  expect(getTyped()).toBe('a');
  press(/^Next step/);
  await load(1);
  expect(getTyped()).toBe('');
});
