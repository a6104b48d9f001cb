// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {listenToTabs} from '../client/channel';
import {type Outcome, remove} from '../client/save';
import {runSave, type SaveTask, saveTask, stopSave} from '../client/save-task';
import {readSavedState, type SavedState} from '../client/saved-state';
import {registerWorker} from '../client/site';
import {SavedPages} from './SavedPages';

vi.mock('../client/site', () => ({getSiteScope: () => 'https://docs.example/', registerWorker: vi.fn()}));
vi.mock('../client/channel', () => ({listenToTabs: vi.fn(), notifyTabs: vi.fn()}));
vi.mock('../client/save', () => ({remove: vi.fn()}));
vi.mock('../client/saved-state', () => ({readSavedState: vi.fn()}));
vi.mock('../client/save-task', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../client/save-task')>()),
  runSave: vi.fn(),
  stopSave: vi.fn(),
}));

const SIZES = {done: 10_400_000, all: 25_000_000};
/** Reports that another tab has changed the saved pages. */
let notifyFromOtherTab: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  saveTask.set({});
  vi.mocked(listenToTabs).mockImplementation((_, listener) => {
    notifyFromOtherTab = () => listener('changed');
    return () => undefined;
  });
});
afterEach(cleanup);

const savedState = (state: SavedState) => vi.mocked(readSavedState).mockResolvedValue(state);
const status = () => screen.getByRole('status').textContent;
const buttons = () => screen.queryAllByRole('button').map(({textContent}) => textContent);

async function show(state: SavedState): Promise<void> {
  savedState(state);
  await act(async () => render(<SavedPages />));
}
async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', {name})));
}

test.each<[state: SavedState, text: string, buttons: string[]]>([
  [
    {kind: 'none', ...SIZES, done: 0},
    'All pages, images and the search index take 25 MB on this device.',
    ['Save for offline'],
  ],
  [{kind: 'part', ...SIZES}, '10 MB of 25 MB are on this device.', ['Continue', 'Remove']],
  [{kind: 'saving', ...SIZES}, 'Saving: 25 % of 25 MB.', ['Stop']],
  [{kind: 'saving', done: 0, all: 0}, 'Saving …', ['Stop']],
  [
    {kind: 'older', ...SIZES},
    'All pages are saved, in an older version. The new one needs 15 MB.',
    ['Update', 'Remove'],
  ],
  [
    {kind: 'saved', all: SIZES.all},
    'All pages are saved on this device (25 MB), and search works too.',
    ['Remove'],
  ],
  [{kind: 'unreachable'}, "The site can't be reached, so there's nothing to save right now.", []],
])('the state %j is described, with the buttons that apply to it', async (state, text, names) => {
  await show(state);
  expect(status()).toBe(text);
  expect(buttons()).toEqual(names);
});

test('E-04 a visitor whose browser blocks storage is told what to allow', async () => {
  await show({kind: 'blocked'});
  expect(status()).toMatch(/ To save them, allow cookies and site data for this site\.$/);
  expect(buttons()).toEqual([]);
});

test('a nearly complete download is not rounded up to all megabytes', async () => {
  await show({kind: 'part', done: 24_999_999, all: 25_000_000});
  expect(status()).toBe('24 MB of 25 MB are on this device.');
});

test('saving registers the worker first, and the same button then stops it', async () => {
  await show({kind: 'none', ...SIZES});
  await press('Save for offline');
  expect(registerWorker).toHaveBeenCalledBefore(vi.mocked(runSave));
  savedState({kind: 'saving', ...SIZES});
  await act(async () => saveTask.set({progress: SIZES}));
  await press('Stop');
  expect(stopSave).toHaveBeenCalledOnce();
  expect(runSave).toHaveBeenCalledOnce();
});

test('if the browser does not allow workers, an error is shown and nothing is saved', async () => {
  vi.mocked(registerWorker).mockRejectedValue(new Error('SecurityError'));
  await show({kind: 'none', ...SIZES});
  await press('Save for offline');
  expect(runSave).not.toHaveBeenCalled();
  expect(status()).toMatch(/^This browser doesn't allow these pages to be saved\. /);
});

test.each<[outcome: Outcome, text: RegExp]>([
  ['full', /isn't enough room on this device/],
  ['unreachable', /connection was lost/],
  ['busy', /Another tab is already saving/],
  ['removed', /removed in another tab/],
])('when saving ends with "%s", the reader sees why and what is there', async (outcome, text) => {
  await show({kind: 'saving', ...SIZES});
  savedState({kind: 'part', ...SIZES});
  await act(async () => saveTask.set({outcome}));
  expect(status()).toMatch(text);
  expect(status()).toMatch(/10 MB of 25 MB are on this device\.$/);
});

test('a message about an earlier task is gone when the page is opened again', async () => {
  await show({kind: 'saving', ...SIZES});
  savedState({kind: 'part', ...SIZES});
  await act(async () => saveTask.set({outcome: 'busy'}));
  cleanup();
  await show({kind: 'saved', all: SIZES.all});
  expect(status()).toMatch(/^All pages are saved on this device/);
});

test('an error message stays visible when another tab changes something right after it', async () => {
  await show({kind: 'saving', ...SIZES});
  savedState({kind: 'part', ...SIZES});
  await act(async () => {
    saveTask.set({outcome: 'full'});
    notifyFromOtherTab();
  });
  expect(status()).toMatch(/isn't enough room/);
});

test.each<SaveTask['outcome']>([
  'cleared',
  'removed',
])('after "%s", the message goes away when another tab saves the pages again', async (outcome) => {
  await show({kind: 'none', ...SIZES});
  await act(async () => saveTask.set({outcome}));
  expect(status()).toMatch(/^The saved pages were removed/);
  savedState({kind: 'saved', all: SIZES.all});
  await act(async () => notifyFromOtherTab());
  expect(status()).toMatch(/^All pages are saved/);
});

test('removing is confirmed, and the focus stays near the button that disappeared', async () => {
  await show({kind: 'saved', all: SIZES.all});
  screen.getByRole('button', {name: 'Remove'}).focus();
  savedState({kind: 'none', ...SIZES});
  await press('Remove');
  expect(remove).toHaveBeenCalledWith('https://docs.example/');
  expect(status()).toMatch(/^The saved pages were removed\. All pages/);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
