import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {INITIAL_SETTINGS, type Settings} from './settings';
import {fromQuery, toQuery} from './settings-url';

/** Milliseconds between two updates of the URL while somebody types or drags. Safari refuses more than 100 in 30 seconds. */
const URL_DELAY = 400;

interface SettingsState {
  settings: Settings;
  /**
   * Replaces the settings. Each change is a step that the Back button undoes, except that consecutive changes with the same
   * `gesture`, such as the letters typed into one field, are one step.
   */
  change: (settings: Settings, gesture?: string) => void;
  /** Ends the gesture, so that the next change is a step of its own. */
  endGesture: () => void;
}

/** Keeps the settings in the URL, so that they can be shared and the Back button undoes a change. */
export function useSettings(): SettingsState {
  const history = useHistory();
  const {search} = useLocation();
  const [settings, setSettings] = useState(INITIAL_SETTINGS);
  const writtenQuery = useRef('');
  const gesture = useRef<string>(undefined);
  const pendingWrite = useRef<{timer: ReturnType<typeof setTimeout>; write: () => void}>(undefined);

  useEffect(() => {
    // While somebody changes settings quickly, the router may report a URL that has been replaced already.
    if (search !== history.location.search || search === writtenQuery.current) return;
    clearTimeout(pendingWrite.current?.timer);
    pendingWrite.current = undefined;
    writtenQuery.current = search;
    gesture.current = undefined;
    setSettings(fromQuery(search));
  }, [history, search]);

  const writeNow = useCallback(() => {
    if (!pendingWrite.current) return;
    clearTimeout(pendingWrite.current.timer);
    pendingWrite.current.write();
    pendingWrite.current = undefined;
  }, []);
  useEffect(() => () => clearTimeout(pendingWrite.current?.timer), []);

  const endGesture = useCallback(() => {
    writeNow();
    gesture.current = undefined;
  }, [writeNow]);

  const change = useCallback(
    (next: Settings, nextGesture?: string) => {
      setSettings(next);
      const write = (method: 'push' | 'replace') => {
        const query = toQuery(next);
        if (query === writtenQuery.current) return;
        writtenQuery.current = query;
        history[method]({...history.location, search: query});
      };
      if (nextGesture !== undefined && nextGesture === gesture.current) {
        clearTimeout(pendingWrite.current?.timer);
        pendingWrite.current = {timer: setTimeout(writeNow, URL_DELAY), write: () => write('replace')};
        return;
      }
      endGesture();
      gesture.current = nextGesture;
      write('push');
    },
    [history, writeNow, endGesture],
  );

  return {settings, change, endGesture};
}
