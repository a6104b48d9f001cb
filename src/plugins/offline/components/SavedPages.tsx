import {type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {remove} from '../client/save';
import {runSave, type SaveTask, saveTask, stopSave} from '../client/save-task';
import type {SavedState} from '../client/saved-state';
import {getSiteScope, registerWorker} from '../client/site';
import {describeState} from './describe-state';
import {useSavedState} from './use-saved-state';

/** The messages that are shown before the state, by the outcome of the last task. */
const MESSAGES: Partial<Record<NonNullable<SaveTask['outcome']>, string>> = {
  forbidden: "This browser doesn't allow these pages to be saved.",
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

/**
 * Returns true if an outcome no longer applies, because pages are being saved again, or because another tab has saved them
 * after they were removed.
 */
const isOutdated = (outcome: SaveTask['outcome'], kind?: SavedState['kind']): boolean =>
  kind === 'saving' || (kind === 'saved' && (outcome === 'cleared' || outcome === 'removed'));

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
  await runSave(scope);
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
    if (kind === 'saving') stopSave();
    else void startSaving(scope);
  }

  async function removeSaved(): Promise<void> {
    wasPressed.current = true;
    await remove(scope);
    saveTask.set({outcome: 'cleared'});
  }

  const label = kind && MAIN_BUTTONS[kind];
  const {outcome} = saveTask.get();
  const message = outcome && !isOutdated(outcome, kind) && MESSAGES[outcome];
  const text = [message, state && describeState(state)].filter(Boolean).join(' ');
  return (
    <>
      <output ref={status} tabIndex={-1} style={STATUS} data-part="status">
        {text || 'Checking what is saved on this device …'}
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
