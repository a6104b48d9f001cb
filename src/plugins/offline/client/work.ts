import {type Outcome, type Saving, save} from './save';

/** Bytes that are there, of all; both are 0 until they are known. */
interface Progress {
  done: number;
  all: number;
}

/** What this tab is saving; it goes on while the visitor reads other pages. */
let work: (Progress & {stop: AbortController}) | undefined;

/** Is told of each change, and with the last one how it ended. */
type Watcher = (outcome?: Outcome) => void;

const watchers = new Set<Watcher>();

const tell = (outcome?: Outcome): void => {
  for (const watcher of watchers) watcher(outcome);
};

/** How far this tab's work is; undefined when there is none. */
export const current = (): Progress | undefined => work && {done: work.done, all: work.all};

/** Ends the work. */
export const stop = (): void => work?.stop.abort();

/** Has `watcher` told of each change. Returns what ends that. */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Saves all pages, or brings those that are saved up to date; watchers see how far it is. */
export async function run(scope: string, options: Pick<Saving, 'isUpdate'> = {}): Promise<Outcome> {
  const mine = {done: 0, all: 0, stop: new AbortController()};
  work = mine;
  tell();
  const onProgress = (done: number, all: number) => {
    Object.assign(mine, {done, all});
    tell();
  };
  const outcome = await save(scope, {...options, signal: mine.stop.signal, onProgress}).catch(
    (): Outcome => 'unreachable',
  );
  if (work === mine) work = undefined;
  // The reader hasn't asked for an update, so it may fail without a word.
  tell(options.isUpdate && outcome === 'unreachable' ? 'stopped' : outcome);
  return outcome;
}
