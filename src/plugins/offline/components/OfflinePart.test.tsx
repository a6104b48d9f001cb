// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {importOfflineChunk} from '../client/import-chunk';
import {OfflinePart} from './OfflinePart';

vi.mock('../client/import-chunk', () => ({importOfflineChunk: vi.fn()}));

const parts = {
  SavedPages: () => <p>All pages take 25 MB.</p>,
  OpenedPages: () => <p>None yet.</p>,
  MissingPage: () => null,
} as unknown as Awaited<ReturnType<typeof importOfflineChunk>>;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('navigator', {serviceWorker: {}, locks: {}});
  vi.mocked(importOfflineChunk).mockReset().mockResolvedValue(parts);
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const savedPages = <OfflinePart part="SavedPages">Saving pages needs JavaScript.</OfflinePart>;

test('without JavaScript, the page explains what is missing', () => {
  expect(renderToString(savedPages)).toBe('Saving pages needs JavaScript.');
});

test('the part replaces that text once its code is there', async () => {
  render(savedPages);
  expect(await screen.findByText('All pages take 25 MB.')).toBeTruthy();
  expect(screen.queryByText(/needs JavaScript/)).toBeNull();
});

test.each<[where: string, set: () => void]>([
  ['a private window without workers', () => vi.stubGlobal('navigator', {locks: {}})],
  ['a browser without locks', () => vi.stubGlobal('navigator', {serviceWorker: {}})],
  ['the dev server', () => vi.stubEnv('NODE_ENV', 'development')],
])('in %s, the reader is told that pages cannot be saved, and nothing is loaded', async (_, set) => {
  set();
  render(savedPages);
  expect(await screen.findByText(/can't save these pages here/)).toBeTruthy();
  expect(importOfflineChunk).not.toHaveBeenCalled();
});

test('a part that does not load can be tried again', async () => {
  vi.mocked(importOfflineChunk).mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(savedPages);
  expect((await screen.findByRole('alert')).textContent).toMatch(/didn't load/);
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('All pages take 25 MB.')).toBeTruthy();
});

test('if several parts do not load, only one shows an error', async () => {
  vi.mocked(importOfflineChunk).mockRejectedValue(new Error('Loading chunk failed'));
  render(
    <>
      <OfflinePart part="OpenedPages">Loading</OfflinePart>
      {savedPages}
    </>,
  );
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
});
