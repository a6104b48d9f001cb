import {beforeEach, expect, test} from 'vitest';
import {Navigation} from './navigation';
import {PageCache} from './page-cache';

interface Place {
  pathname: string;
  hash?: string;
  search?: string;
}

const createPlace = (pathname: string, rest: Partial<Place> = {}): Place => ({pathname, ...rest});

/** The events so far, in order: `start /b`, `arrive /b page of /b`, `fail /b`. */
let log: string[];
/** Answers to requests for pages that are on their way, by path. */
let answers: Map<string, {answer: () => void; fail: () => void; signal: AbortSignal}>;
let cache: PageCache<string>;
let navigation: Navigation<Place, string>;

beforeEach(() => {
  log = [];
  answers = new Map();
  cache = new PageCache(
    (pathname, signal) =>
      new Promise((done, failed) => {
        const fail = () => failed(new Error(`no ${pathname}`));
        signal.addEventListener('abort', () => failed(signal.reason));
        answers.set(pathname, {answer: () => done(`page of ${pathname}`), fail, signal});
      }),
  );
  const name = ({pathname, search = '', hash = ''}: Place) => pathname + search + hash;
  navigation = new Navigation<Place, string>(createPlace('/a'), {
    load: (pathname, signal) => cache.load(pathname, signal),
    onStart: (to, from) => log.push(`start ${name(to)} from ${name(from)}`),
    onArrival: (to, page) => log.push(`arrive ${name(to)} with ${page ?? 'the page on screen'}`),
    onFailure: (_error, to) => log.push(`fail ${name(to)}`),
  });
});

/** Lets all promises that are settled have their say. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

async function respond(pathname: string): Promise<void> {
  answers.get(pathname)?.answer();
  await settle();
}

async function fail(pathname: string): Promise<void> {
  answers.get(pathname)?.fail();
  await settle();
}

test('a click loads the page and shows it once it has arrived', async () => {
  navigation.visit(createPlace('/b'));
  expect(log).toEqual(['start /b from /a']);
  await respond('/b');
  expect(log).toEqual(['start /b from /a', 'arrive /b with page of /b']);
});

test('a second click while the first page loads wins, and is announced once', async () => {
  navigation.visit(createPlace('/b'));
  navigation.visit(createPlace('/c'));
  expect(answers.get('/b')?.signal.aborted).toBe(true);
  await respond('/b');
  expect(log).toEqual(['start /b from /a', 'start /c from /a']);
  await respond('/c');
  await respond('/b');
  expect(log.slice(2)).toEqual(['arrive /c with page of /c']);
});

test('a first page that fails after a second click changes nothing', async () => {
  navigation.visit(createPlace('/b'));
  const first = answers.get('/b');
  navigation.visit(createPlace('/c'));
  first?.fail();
  await settle();
  await respond('/c');
  expect(log.at(-1)).toBe('arrive /c with page of /c');
});

test('the same link clicked twice is one visit', async () => {
  navigation.visit(createPlace('/b'));
  const first = answers.get('/b');
  navigation.visit(createPlace('/b'));
  expect(answers.get('/b')).toBe(first);
  await respond('/b');
  expect(log).toEqual(['start /b from /a', 'arrive /b with page of /b']);
});

test('a link to a section of the page that is loading ends at that section', async () => {
  navigation.visit(createPlace('/b'));
  navigation.visit(createPlace('/b', {hash: '#x'}));
  await respond('/b');
  expect(log.at(-1)).toBe('arrive /b#x with page of /b');
});

test('Back keeps the current page while the next one is still loading', async () => {
  navigation.visit(createPlace('/b'));
  navigation.visit(createPlace('/a'));
  expect(answers.get('/b')?.signal.aborted).toBe(true);
  await respond('/b');
  expect(log).toEqual(['start /b from /a', 'start /a from /a', 'arrive /a with the page on screen']);
});

test('a page whose visit was cancelled is fetched again at the next click', async () => {
  navigation.visit(createPlace('/b'));
  const first = answers.get('/b');
  navigation.visit(createPlace('/a'));
  await settle();
  navigation.visit(createPlace('/b'));
  expect(answers.get('/b')).not.toBe(first);
  await respond('/b');
  expect(log.at(-1)).toBe('arrive /b with page of /b');
});

test('a page that fails to load is reported, and can be visited again', async () => {
  navigation.visit(createPlace('/b'));
  await fail('/b');
  expect(log.at(-1)).toBe('fail /b');
  navigation.visit(createPlace('/b'));
  await respond('/b');
  expect(log.at(-1)).toBe('arrive /b with page of /b');
});

test('a page that left the cache while it was on its way still arrives', async () => {
  navigation.visit(createPlace('/b'));
  const {answer: answerFirst} = answers.get('/b') ?? {};
  for (let index = 0; index < 40; index++) void cache.load(`/other-${index}`);
  expect(cache.has('/b')).toBe(false);
  answerFirst?.();
  await settle();
  expect(log.at(-1)).toBe('arrive /b with page of /b');
});

test('a link to the current page with another query changes the address without loading the page', () => {
  navigation.visit(createPlace('/a', {search: '?from=0.61.2'}));
  expect(log.at(-1)).toBe('arrive /a?from=0.61.2 with the page on screen');
  expect(navigation.destination.search).toBe('?from=0.61.2');
});

test('a hash that cannot be decoded does not stop the visit', async () => {
  navigation.visit(createPlace('/a', {hash: '#100%'}));
  navigation.visit(createPlace('/b', {hash: '#%E0%A4%A'}));
  await respond('/b');
  expect(log.filter((line) => line.startsWith('arrive'))).toEqual([
    'arrive /a#100% with the page on screen',
    'arrive /b#%E0%A4%A with page of /b',
  ]);
});

test('a category list that comes after the reader has gone to another page, or is going there, is not followed', async () => {
  const hasLeft = navigation.watchForLeaving();
  navigation.visit(createPlace('/a', {hash: '#section'}));
  expect(hasLeft()).toBe(false);
  navigation.visit(createPlace('/b'));
  expect(hasLeft()).toBe(true);
  await respond('/b');
  expect(hasLeft()).toBe(true);
});

test('a page that has arrived before a second link is clicked is not shown', async () => {
  const arrivals: string[] = [];
  const loads = new Map<string, (page: string) => void>();
  const unabortable = new Navigation<Place, string>(createPlace('/a'), {
    load: (pathname) => new Promise((done) => loads.set(pathname, done)),
    onStart: () => undefined,
    onArrival: ({pathname}) => arrivals.push(pathname),
    onFailure: () => undefined,
  });
  unabortable.visit(createPlace('/b'));
  unabortable.visit(createPlace('/c'));
  loads.get('/b')?.('page of /b');
  await settle();
  expect(arrivals).toEqual([]);
  loads.get('/c')?.('page of /c');
  await settle();
  expect(arrivals).toEqual(['/c']);
});
