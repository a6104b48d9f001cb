import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {type DeploymentFiles, getCacheNames, type SavedFile, toFileKey} from '../saved-files';
import {writeSet} from './saved-set';
import {readSavedState} from './saved-state';

const SCOPE = 'https://example.org/docs-site/';

const FILE: SavedFile = ['sha256-x', 4];
const LIST: DeploymentFiles = {version: '1', files: {'': FILE, 'docs/faq/': FILE}};

let list: DeploymentFiles | undefined;

beforeEach(() => {
  fakeBrowser();
  list = LIST;
  vi.stubGlobal('fetch', async () => {
    if (!list) throw new TypeError('Failed to fetch');
    return Response.json(list);
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = async (path: string, content = 'home') =>
  (await caches.open(getCacheNames(SCOPE).saved)).put(toFileKey(SCOPE, path, FILE), new Response(content));

test('before anything is saved, the size of all files is known', async () => {
  expect(await readSavedState(SCOPE)).toEqual({kind: 'none', done: 0, all: 8});
});

test('without a network, nothing can be saved', async () => {
  list = undefined;
  expect(await readSavedState(SCOPE)).toEqual({kind: 'unreachable'});
});

test('if the browser forbids storage, that is the state, and not an error', async () => {
  vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  expect(await readSavedState(SCOPE)).toEqual({kind: 'blocked'});
});

test('an interrupted save counts as partly saved', async () => {
  await keep('');
  expect(await readSavedState(SCOPE)).toEqual({kind: 'part', done: 4, all: 8});
});

test('a set with all of its files is saved, with and without a network', async () => {
  for (const path of ['', 'docs/faq/']) await keep(path);
  await writeSet(SCOPE, {...LIST, before: {}});
  expect(await readSavedState(SCOPE)).toEqual({kind: 'saved', all: 8});
  list = undefined;
  expect(await readSavedState(SCOPE)).toEqual({kind: 'saved', all: 8});
});

test("saved pages that lack a file don't count as saved, with and without a network", async () => {
  await keep('');
  await writeSet(SCOPE, {...LIST, before: {}});
  expect(await readSavedState(SCOPE)).toEqual({kind: 'part', done: 4, all: 8});
  list = undefined;
  expect(await readSavedState(SCOPE)).toEqual({kind: 'part', done: 4, all: 8});
});

test('a file that lost its content does not count', async () => {
  await keep('');
  await keep('docs/faq/', '');
  await writeSet(SCOPE, {...LIST, before: {}});
  expect(await readSavedState(SCOPE)).toMatchObject({kind: 'part', done: 4});
});

test('a newer deployment needs only the files that changed', async () => {
  for (const path of ['', 'docs/faq/']) await keep(path);
  await writeSet(SCOPE, {...LIST, before: {}});
  list = {version: '2', files: {'': FILE, 'docs/faq/': ['sha256-y', 6]}};
  expect(await readSavedState(SCOPE)).toEqual({kind: 'older', done: 4, all: 10});
});
