import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {listenToTabs} from '../client/channel';
import {remove} from '../client/save';
import {run, type SaveTask, saveTask, stop} from '../client/save-task';
import {readSavedState, type SavedState} from '../client/saved-state';
import {getSiteScope, registerWorker} from '../client/site';

/** The messages that are shown before the state, by the outcome of the last task. */
const MESSAGES: Partial<Record<NonNullable<SaveTask['outcome']>, string>> = {
  forbidden: "This browser doesn't let these pages be saved.",
  cleared: 'The saved pages were removed.',
  removed: 'The saved pages were removed in another tab.',
  busy: 'Another tab is already saving these pages.',
  full: "There isn't enough room on this device, so nothing new was saved.",
  unreachable: 'The connection was lost. What has arrived is kept, and you can continue from there.',
};

const MAIN_BUTTONS: Partial<Record<SavedState['kind'], string>> = {
  none: 'Save for offline',
  part: 'Continue',
  saving: 'Stop',
  older: 'Update',
};

const STATUS: CSSProperties = {display: 'block'};

/** Styles of the buttons. They aren't in the stylesheet, because every page loads it, and few visits need these styles. */
const CONTROLS: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--ng-space-12)',
  alignItems: 'center',
  marginBlock: 'var(--ng-space-12) var(--ifm-leading)',
  accentColor: 'var(--ng-accent)',
};

/** Formats bytes as megabytes. Pass `Math.floor` for a part, so that it never looks like the whole. */
const formatMegabytes = (bytes: number, round: (value: number) => number = Math.round): string =>
  bytes < 1e6 ? 'less than 1 MB' : `${round(bytes / 1e6)} MB`;

/** Describes what is saved. Progress changes in steps of a quarter, so that screen readers don't announce each file. */
function describeState(state: SavedState): string {
  switch (state.kind) {
    case 'unreachable':
      return "The site can't be reached, so there's nothing to save right now.";
    case 'blocked':
      return "Your browser doesn't let this site store pages. To save them, allow cookies and site data for this site.";
    case 'none':
      return `All pages, images and the search index take ${formatMegabytes(state.all)} on this device.`;
    case 'part':
      return `${formatMegabytes(state.done, Math.floor)} of ${formatMegabytes(state.all)} are on this device.`;
    case 'saving':
      if (state.all === 0) return 'Saving …';
      return `Saving: ${Math.floor((state.done / state.all) * 4) * 25} % of ${formatMegabytes(state.all)}.`;
    case 'older':
      return `All pages are saved, in an older version. The new one needs ${formatMegabytes(state.all - state.done)}.`;
    case 'saved':
      return `All pages are saved on this device (${formatMegabytes(state.all)}), and search works too.`;
  }
}

/** Returns what is saved, once that's known. It's read again when this tab or another one changes something. */
function useSavedState(scope: string): SavedState | undefined {
  const [state, setState] = useState<SavedState>();
  const task = useSyncExternalStore(saveTask.subscribe, saveTask.get);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listenToTabs(scope, (message) => message === 'changed' && countChange()), [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the task and the changes are the reasons to read again
  useEffect(() => {
    let isCurrent = true;
    readSavedState(scope).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [scope, task, changes]);
  return state;
}

/** Registers the worker, which shows saved pages later, and saves all pages. */
async function startSaving(scope: string): Promise<void> {
  // Persistent storage isn't deleted when the browser needs room. The browser may ask for permission, and saving doesn't
  // wait for the answer.
  navigator.storage?.persist?.().catch(() => false);
  try {
    await registerWorker(scope);
  } catch {
    saveTask.set({outcome: 'forbidden'});
    return;
  }
  await run(scope);
}

/** Shows what is saved on this device, with buttons that save, stop, update and remove it. */
export function SavedPages(): ReactNode {
  const scope = getSiteScope();
  const state = useSavedState(scope);
  const status = useRef<HTMLOutputElement>(null);
  const wasPressed = useRef(false);
  const kind = state?.kind;

  // If the pressed button has disappeared, the focus would be at the top of the page.
  useLayoutEffect(() => {
    if (kind && wasPressed.current && document.activeElement === document.body) status.current?.focus();
  }, [kind]);

  // A message that was shown doesn't apply any more when the page is opened again.
  useEffect(
    () => () => {
      if (saveTask.get().outcome) saveTask.set({});
    },
    [],
  );

  function startOrStop(): void {
    wasPressed.current = true;
    if (kind === 'saving') stop();
    else void startSaving(scope);
  }

  async function removeSaved(): Promise<void> {
    wasPressed.current = true;
    await remove(scope);
    saveTask.set({outcome: 'cleared'});
  }

  const label = kind && MAIN_BUTTONS[kind];
  // While saving, the outcome is that of an earlier task.
  const {outcome} = saveTask.get();
  const message = kind !== 'saving' && outcome && MESSAGES[outcome];
  const text = [message, state && describeState(state)].filter(Boolean).join(' ');
  return (
    <>
      <output ref={status} tabIndex={-1} style={STATUS} data-part="status">
        {text || 'Looking at what is saved on this device …'}
      </output>
      <div style={CONTROLS} data-part="controls">
        {state?.kind === 'saving' && (
          <progress aria-label="Saving pages" max={state.all || 1} value={state.done} />
        )}
        {label && (
          <button type="button" className="button button--primary" onClick={startOrStop}>
            {label}
          </button>
        )}
        {(kind === 'part' || kind === 'older' || kind === 'saved') && (
          <button type="button" className="button button--secondary" onClick={() => void removeSaved()}>
            Remove
          </button>
        )}
      </div>
    </>
  );
}
