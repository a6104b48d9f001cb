import {type Outcome, type Saving, save} from './save';

/** The saved and total bytes. Both are 0 until they're known. */
interface Progress {
  done: number;
  all: number;
}

/** The save that runs in this tab. It continues while the visitor reads other pages. */
let runningTask: (Progress & {stop: AbortController}) | undefined;

/** A function that is called with each change. The last call has the outcome. */
type Watcher = (outcome?: Outcome) => void;

const watchers = new Set<Watcher>();

const notify = (outcome?: Outcome): void => {
  for (const watcher of watchers) watcher(outcome);
};

/** Returns the progress of this tab's save, or undefined if none is running. */
export const getProgress = (): Progress | undefined =>
  runningTask && {done: runningTask.done, all: runningTask.all};

/** Stops the save. */
export const stop = (): void => runningTask?.stop.abort();

/** Calls `watcher` with each change. Returns a function that stops the calls. */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Saves all pages, or updates the saved ones. Watchers are called with the progress. */
export async function run(scope: string, options: Pick<Saving, 'isUpdate'> = {}): Promise<Outcome> {
  const newTask = {done: 0, all: 0, stop: new AbortController()};
  runningTask = newTask;
  notify();
  const onProgress = (done: number, all: number) => {
    Object.assign(newTask, {done, all});
    notify();
  };
  const outcome = await save(scope, {...options, signal: newTask.stop.signal, onProgress}).catch(
    (): Outcome => 'unreachable',
  );
  if (runningTask === newTask) runningTask = undefined;
  // The visitor didn't start the update, so a lost connection isn't reported.
  notify(options.isUpdate && outcome === 'unreachable' ? 'stopped' : outcome);
  return outcome;
}
