// @vitest-environment happy-dom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Screenshot} from '../../lib/examples';
import {usePlayer} from './use-player';

vi.mock('@docusaurus/theme-common', () => ({useColorMode: () => ({colorMode: 'light'})}));

const PICTURES: Screenshot[] = [0, 1, 2, 3].map((number) => ({
  light: `light-${number}`,
  dark: `dark-${number}`,
  width: 10,
  height: 10,
}));

/** URL of a picture → functions that end its loading. */
const loading = new Map<string, (() => void)[]>();

class SlowImage {
  src = '';
  decode(): Promise<void> {
    return new Promise((resolve) => loading.set(this.src, [...(loading.get(this.src) ?? []), resolve]));
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', SlowImage);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loading.clear();
});

const renderPlayer = () => renderHook(() => usePlayer(PICTURES)).result;

/** Ends the loading of a picture. */
const load = (picture: number): Promise<void> =>
  act(async () => {
    for (const resolve of loading.get(`light-${picture}`) ?? []) resolve();
  });

/** Waits until a picture has been on screen for long enough. */
const waitForNext = (): void => act(() => void vi.advanceTimersByTime(1800));

test('a picture is shown once it has been fetched', async () => {
  const player = renderPlayer();
  act(() => player.current.goOn());
  expect(player.current).toMatchObject({shown: 0, requested: 1});
  await load(1);
  expect(player.current).toMatchObject({shown: 1, requested: 1});
});

test('a picture that loads late does not replace one that was requested after it', async () => {
  const player = renderPlayer();
  act(() => player.current.goOn());
  act(() => player.current.goOn());
  await load(1);
  expect(player.current).toMatchObject({shown: 0, requested: 2});
  await load(2);
  expect(player.current).toMatchObject({shown: 2});
});

test('the first picture follows the last, and nothing precedes it', async () => {
  const player = renderPlayer();
  act(() => player.current.goTo(9));
  await load(3);
  expect(player.current).toMatchObject({shown: 3});
  act(() => player.current.goOn());
  await load(0);
  expect(player.current).toMatchObject({shown: 0});
  act(() => player.current.goTo(-1));
  expect(player.current).toMatchObject({requested: 0});
});

test('playing waits for each picture, stops at the last one, and starts over from there', async () => {
  const player = renderPlayer();
  act(() => player.current.playOrPause());
  waitForNext();
  expect(player.current).toMatchObject({shown: 0, requested: 1});
  await load(1);
  waitForNext();
  await load(2);
  expect(player.current).toMatchObject({shown: 2, isPlaying: true});
  waitForNext();
  await load(3);
  expect(player.current).toMatchObject({shown: 3, isPlaying: false});
  act(() => player.current.playOrPause());
  expect(player.current).toMatchObject({requested: 0, isPlaying: true});
});

test('pressing pause or the next step stops playing', async () => {
  const player = renderPlayer();
  act(() => player.current.playOrPause());
  await load(1);
  act(() => player.current.playOrPause());
  waitForNext();
  expect(player.current).toMatchObject({shown: 1, requested: 1, isPlaying: false});
  act(() => player.current.playOrPause());
  await load(2);
  act(() => player.current.goOn());
  expect(player.current).toMatchObject({requested: 3, isPlaying: false});
});

test('letters that were typed are forgotten with the next picture', async () => {
  const player = renderPlayer();
  act(() => player.current.setTyped(2));
  act(() => player.current.goOn());
  await load(1);
  expect(player.current).toMatchObject({shown: 1, typed: 0});
});
