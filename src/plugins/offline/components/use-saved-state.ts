import {useEffect, useReducer, useState} from 'react';
import {useStore} from '../../../client/store';
import {listenToTabs} from '../client/channel';
import {saveTask} from '../client/save-task';
import {readSavedState, type SavedState} from '../client/saved-state';

/** Returns what is saved, once that's known. It's read again when this tab or another one changes something. */
export function useSavedState(scope: string): SavedState | undefined {
  const [state, setState] = useState<SavedState>();
  const task = useStore(saveTask);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listenToTabs(scope, (message) => message === 'changed' && countChange()), [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the task and the changes are the reasons to read again
  useEffect(() => {
    let isCurrent = true;
    void readSavedState(scope).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [scope, task, changes]);
  return state;
}
