import {createStore} from '../../../client/store';
import {type Outcome, type Saving, save, waitForOtherTabs} from './save';

export interface SaveTask {
  /** The saved and total bytes while saving runs. Both are 0 until they're known. */
  progress?: {done: number; all: number};
  /** The outcome of the last task. `forbidden`: the browser allows no worker. `cleared`: the visitor has removed the pages. */
  outcome?: Outcome | 'forbidden' | 'cleared';
}

/** The save that runs in this tab, or the last one. It continues while the visitor reads other pages. */
export const saveTask = createStore<SaveTask>({});

let controller: AbortController | undefined;

export const stopSave = (): void => controller?.abort();

/** Saves all pages, or updates the saved ones, and reports the progress and the outcome to `saveTask`. */
export async function runSave(scope: string, options: Pick<Saving, 'isUpdate'> = {}): Promise<Outcome> {
  if (saveTask.get().progress) return 'busy';
  controller = new AbortController();
  const onProgress = (done: number, all: number) => saveTask.set({progress: {done, all}});
  onProgress(0, 0);
  const outcome = await save(scope, {...options, signal: controller.signal, onProgress}).catch(
    (): Outcome => 'unreachable',
  );
  // The visitor didn't start the update, so a lost connection isn't reported.
  saveTask.set({outcome: options.isUpdate && outcome === 'unreachable' ? 'stopped' : outcome});
  if (outcome === 'busy') void forgetOutcomeLater(scope, saveTask.get());
  return outcome;
}

/** Removes the outcome of a task when the other tab has ended, unless another task has replaced it meanwhile. */
async function forgetOutcomeLater(scope: string, task: SaveTask): Promise<void> {
  await waitForOtherTabs(scope);
  if (saveTask.get() === task) saveTask.set({});
}
