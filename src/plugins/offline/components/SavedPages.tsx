import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {listenToTabs} from '../client/channel';
import {type Outcome, remove} from '../client/save';
import {getProgress, run, stop, watch} from '../client/save-task';
import {readSavedState, type SavedState} from '../client/saved-state';
import {registerWorker, siteScope} from '../client/site';

/** The message that the reader sees when saving has ended, in front of what is saved then. */
const MESSAGES: Record<Outcome, string> = {
  saved: '',
  stopped: '',
  removed: 'The saved pages were removed in another tab.',
  busy: 'Another tab is already saving these pages.',
  full: "There isn't enough room on this device, so nothing new was saved.",
  unreachable: 'The connection was lost. What has arrived is kept, and you can continue from there.',
};

const MAIN_BUTTONS: Record<SavedState['kind'], string | undefined> = {
  none: 'Save for offline',
  part: 'Continue',
  saving: 'Stop',
  older: 'Update',
  unreachable: undefined,
  saved: undefined,
};

const STATUS: CSSProperties = {display: 'block'};

/** Kept here because the stylesheet is loaded by every page, and few readers see this one. */
const CONTROLS: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--ng-space-12)',
  alignItems: 'center',
  marginBlock: 'var(--ng-space-12) var(--ifm-leading)',
  accentColor: 'var(--ng-accent)',
};

/** Returns bytes in megabytes. A part is rounded down, so that it never looks like the whole. */
const megabytes = (bytes: number, round: (value: number) => number = Math.round): string =>
  bytes < 1e6 ? 'less than 1 MB' : `${round(bytes / 1e6)} MB`;

/** Returns a sentence on what is saved. Progress is rounded, so that a screen reader doesn't read each file. */
function sentence(state: SavedState): string {
  switch (state.kind) {
    case 'unreachable':
      return "The site can't be reached, so there's nothing to save right now.";
    case 'none':
      return `All pages, pictures and the search index take ${megabytes(state.all)} on this device.`;
    case 'part':
      return `${megabytes(state.done, Math.floor)} of ${megabytes(state.all)} are on this device.`;
    case 'saving':
      if (state.all === 0) return 'Saving …';
      return `Saving: ${Math.floor((state.done / state.all) * 4) * 25} % of ${megabytes(state.all)}.`;
    case 'older':
      return `All pages are saved, in an older version. The new one needs ${megabytes(state.all - state.done)}.`;
    case 'saved':
      return `All pages are saved on this device (${megabytes(state.all)}), and search works too.`;
  }
}

/** Returns what is saved, once it's known, with the message about how saving has ended. */
function useSavedState(scope: string) {
  const [shown, setShown] = useState<{state?: SavedState; message: string}>({message: ''});
  const latestRead = useRef(0);
  // A later read may finish before the one that has a message, which must not get lost.
  const latestMessage = useRef('');
  const refresh = useCallback(
    async (message = latestMessage.current) => {
      latestMessage.current = message;
      const read = ++latestRead.current;
      const state = await readSavedState(scope);
      if (read === latestRead.current) setShown({state, message: latestMessage.current});
    },
    [scope],
  );
  useEffect(() => {
    const stopWatching = watch((outcome) => void refresh(outcome ? MESSAGES[outcome] : ''));
    const stopListening = listenToTabs(scope, (message) => {
      if (message === 'changed') void refresh();
    });
    void refresh();
    return () => {
      stopWatching();
      stopListening();
      latestRead.current += 1;
    };
  }, [refresh, scope]);
  return {...shown, refresh};
}

/** Registers the worker, without which saved pages couldn't be read, and saves all pages. Returns false without one. */
async function startSaving(scope: string): Promise<boolean> {
  // Persistent storage isn't deleted when the browser needs room. It may ask the reader, so nothing waits for the answer.
  navigator.storage?.persist?.().catch(() => false);
  try {
    await registerWorker(scope);
  } catch {
    return false;
  }
  await run(scope);
  return true;
}

/** Shows what is saved on this device, and lets the reader save, stop, update and remove it. */
export function SavedPages(): ReactNode {
  const scope = siteScope();
  const {state, message, refresh} = useSavedState(scope);
  const status = useRef<HTMLOutputElement>(null);
  const wasPressed = useRef(false);
  const kind = state?.kind;

  // A button that goes away with a change would leave the keyboard at the top of the page.
  useLayoutEffect(() => {
    if (kind && wasPressed.current && document.activeElement === document.body) status.current?.focus();
  }, [kind]);

  async function press(): Promise<void> {
    wasPressed.current = true;
    if (getProgress()) stop();
    else if (!(await startSaving(scope))) await refresh("This browser doesn't let these pages be saved.");
  }

  async function pressRemove(): Promise<void> {
    wasPressed.current = true;
    await remove(scope);
    await refresh('The saved pages were removed.');
  }

  const label = kind && MAIN_BUTTONS[kind];
  const text = [message, state ? sentence(state) : ''].filter(Boolean).join(' ');
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
          <button type="button" className="button button--primary" onClick={() => void press()}>
            {label}
          </button>
        )}
        {(kind === 'part' || kind === 'older' || kind === 'saved') && (
          <button type="button" className="button button--secondary" onClick={() => void pressRemove()}>
            Remove
          </button>
        )}
      </div>
    </>
  );
}
