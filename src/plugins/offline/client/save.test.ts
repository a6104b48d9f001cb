import {hash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {type DeploymentFiles, getCacheNames, type SavedFile, toFileKey} from '../saved-files';
import {remove, save} from './save';
import {runSave, saveTask} from './save-task';
import {findIntactKeys, listSavedKeys, readFile, readSet, writeSet} from './saved-set';
import {bringUpToDate} from './up-to-date';

const SCOPE = 'https://example.org/docs-site/';
const CACHE_NAMES = getCacheNames(SCOPE);
const SCRIPT = 'assets/js/main.1.js';

const file = (content: string): SavedFile => [`sha256-${hash('sha256', content, 'base64')}`, content.length];

/** A host whose deployment can be replaced. Each of its files is its content by its path. */
class Host {
  /** Paths of the files that were fetched to be saved, in their order. */
  readonly fetched: string[] = [];
  /** Is called with the path of a file, and with the signal of its request, before it is sent. */
  onFile: (path: string, signal?: AbortSignal | null) => void | Promise<void> = () => undefined;
  isReachable = true;

  constructor(public files: Record<string, string>) {
    vi.stubGlobal('fetch', this.#answer);
  }

  get list(): DeploymentFiles {
    const files = Object.entries(this.files).map(([path, content]) => [path, file(content)] as const);
    return {version: Object.values(this.files).join(), files: Object.fromEntries(files)};
  }

  #answer = async (url: string, {signal}: RequestInit = {}): Promise<Response> => {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    const [path = '', hash] = url.slice(SCOPE.length).split('?');
    if (path === 'offline.json') return Response.json(this.list);
    await this.onFile(path, signal);
    signal?.throwIfAborted();
    const content = this.files[path] ?? '';
    if (hash !== encodeURIComponent(file(content)[0])) throw new TypeError('Failed to fetch');
    this.fetched.push(path);
    return new Response(content, {headers: {'Content-Type': 'text/javascript'}});
  };
}

const FILES = {'': 'home', 'docs/faq/': 'faq', [SCRIPT]: 'main'};

let host: Host;
let postMessage: ReturnType<typeof fakeBrowser>['postMessage'];

beforeEach(() => {
  ({postMessage} = fakeBrowser());
  host = new Host(FILES);
});
afterEach(() => vi.unstubAllGlobals());

const untilOneIsSaved = () => expect.poll(() => listSavedKeys(SCOPE)).toHaveLength(1);

/** Holds the lock as another tab does. Returns a function that releases it. */
function writeInOtherTab(): () => Promise<unknown> {
  let finish: (value?: unknown) => void = () => undefined;
  const writing = navigator.locks.request(
    CACHE_NAMES.saved,
    {},
    () => new Promise((done) => (finish = done)),
  );
  return () => {
    finish();
    return writing;
  };
}

const keyOfPath = (path: keyof typeof FILES) => toFileKey(SCOPE, path, file(FILES[path] ?? ''));
const saved = () => caches.open(CACHE_NAMES.saved);

describe('saving', () => {
  test('saves every file, and tells the worker', async () => {
    const progress: number[] = [];
    expect(await save(SCOPE, {onProgress: (done) => progress.push(done)})).toBe('saved');
    expect((await readSet(SCOPE))?.version).toBe(host.list.version);
    expect(await findIntactKeys(SCOPE, host.list.files)).toHaveLength(3);
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe('homefaqmain'.length);
    expect(postMessage).toHaveBeenCalledWith({changed: true});
  });

  test('does not fetch files that are already saved', async () => {
    await save(SCOPE);
    await save(SCOPE);
    expect(host.fetched).toHaveLength(3);
  });

  test('an interrupted save continues with the missing files', async () => {
    host.onFile = async (path) => {
      if (path === '') return;
      await untilOneIsSaved();
      throw new TypeError('Failed to fetch');
    };
    expect(await save(SCOPE)).toBe('unreachable');
    expect(await readSet(SCOPE)).toBeUndefined();
    host.onFile = () => undefined;
    expect(await save(SCOPE)).toBe('saved');
    expect(host.fetched.sort()).toEqual(Object.keys(FILES).sort());
  });

  test('cancelling stops the save and keeps the files that have arrived', async () => {
    const stopping = new AbortController();
    host.onFile = async (path) => {
      if (path === '') return;
      await untilOneIsSaved();
      stopping.abort();
    };
    expect(await save(SCOPE, {signal: stopping.signal})).toBe('stopped');
    expect(await readSet(SCOPE)).toBeUndefined();
    expect(await listSavedKeys(SCOPE)).toHaveLength(1);
  });

  test('a new deployment during a save is saved instead of the old one', async () => {
    host.onFile = () => {
      host.files = {'': 'home 2'};
      host.onFile = () => undefined;
    };
    expect(await save(SCOPE)).toBe('saved');
    expect((await readSet(SCOPE))?.version).toBe('home 2');
  });

  test('a save that fails because the device is full keeps the old set', async () => {
    await save(SCOPE);
    const before = await readSet(SCOPE);
    host.files = {...FILES, '': 'home 2'};
    host.onFile = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    expect(await save(SCOPE)).toBe('full');
    expect(await readSet(SCOPE)).toEqual(before);
    expect(await listSavedKeys(SCOPE)).toHaveLength(3);
  });

  test('if two tabs save, the second one reports that the first is busy', async () => {
    const [first, second] = await Promise.all([save(SCOPE), save(SCOPE)]);
    expect([first, second]).toEqual(['saved', 'busy']);
  });

  test('an update that waits for another tab can be stopped', async () => {
    await save(SCOPE);
    const finishWriting = writeInOtherTab();
    const stopping = new AbortController();
    const update = save(SCOPE, {isUpdate: true, signal: stopping.signal});
    stopping.abort();
    expect(await update).toBe('stopped');
    await finishWriting();
  });
});

test('a tab that may not save forgets that another one was saving as soon as that one has stopped', async () => {
  const stopping = new AbortController();
  host.onFile = (_, signal) => new Promise((_done, fail) => signal?.addEventListener('abort', fail));
  const saving = save(SCOPE, {signal: stopping.signal});
  await runSave(SCOPE);
  expect(saveTask.get()).toEqual({outcome: 'busy'});
  stopping.abort();
  expect(await saving).toBe('stopped');
  await expect.poll(() => saveTask.get()).toEqual({});
});

describe('removing', () => {
  test('stops the save of another tab, and leaves nothing behind', async () => {
    let removal: Promise<void> | undefined;
    host.onFile = async (_, signal) => {
      removal ??= remove(SCOPE);
      await new Promise((aborted) => signal?.addEventListener('abort', aborted));
    };
    expect(await save(SCOPE)).toBe('removed');
    await removal;
    expect(await readSet(SCOPE)).toBeUndefined();
    expect(await caches.has(CACHE_NAMES.saved)).toBe(false);
  });

  test('waits until another tab has written its last file', async () => {
    await save(SCOPE);
    const finishWriting = writeInOtherTab();
    const removal = remove(SCOPE);
    expect(await caches.has(CACHE_NAMES.saved)).toBe(true);
    await Promise.all([finishWriting(), removal]);
    expect(await caches.has(CACHE_NAMES.saved)).toBe(false);
  });

  test('an update that waited for its turn does not save a removed set again', async () => {
    await save(SCOPE);
    const [, updated] = await Promise.all([remove(SCOPE), save(SCOPE, {isUpdate: true})]);
    expect(updated).toBe('removed');
    expect(await caches.has(CACHE_NAMES.saved)).toBe(false);
  });
});

describe('a damaged set', () => {
  test('lost files are fetched again on the next visit', async () => {
    await save(SCOPE);
    await caches.open(CACHE_NAMES.shell + host.list.version);
    await (await saved()).delete(keyOfPath('docs/faq/'));
    host.fetched.splice(0);
    await bringUpToDate(SCOPE);
    expect(host.fetched).toEqual(['docs/faq/']);
    expect(await findIntactKeys(SCOPE, host.list.files)).toHaveLength(3);
  });

  test('a list without any file, as older versions left it, is filled again on the next visit', async () => {
    await caches.open(CACHE_NAMES.shell + host.list.version);
    await writeSet(SCOPE, {...host.list, before: {}});
    await bringUpToDate(SCOPE);
    expect(await findIntactKeys(SCOPE, host.list.files)).toHaveLength(3);
  });

  test('an older set is updated while the workers of both deployments are there', async () => {
    await save(SCOPE);
    await caches.open(CACHE_NAMES.shell + host.list.version);
    host.files = {...FILES, '': 'home 2'};
    await caches.open(CACHE_NAMES.shell + host.list.version);
    await bringUpToDate(SCOPE);
    expect((await readSet(SCOPE))?.version).toBe(host.list.version);
  });

  test('an intact set costs the next visit no request', async () => {
    await save(SCOPE);
    await caches.open(CACHE_NAMES.shell + host.list.version);
    const before = host.fetched.length;
    host.isReachable = false;
    await bringUpToDate(SCOPE);
    expect(host.fetched).toHaveLength(before);
  });

  test('a file without its content does not count as saved, and is fetched again', async () => {
    await save(SCOPE);
    await (await saved()).put(keyOfPath(SCRIPT), new Response(''));
    expect(await findIntactKeys(SCOPE, host.list.files)).toHaveLength(2);
    await save(SCOPE);
    expect(await findIntactKeys(SCOPE, host.list.files)).toHaveLength(3);
  });

  test('the worker does not serve a file of other content, and deletes it', async () => {
    await save(SCOPE);
    const set = await readSet(SCOPE);
    if (!set) throw new Error('nothing was saved');
    expect(await (await readFile(SCOPE, set, SCRIPT))?.text()).toBe('main');
    const headers = {'Content-Type': 'text/javascript'};
    await (await saved()).put(keyOfPath(SCRIPT), new Response('niam', {headers}));
    expect(await readFile(SCOPE, set, SCRIPT)).toBeUndefined();
    expect(await listSavedKeys(SCOPE)).not.toContain(keyOfPath(SCRIPT));
  });
});
