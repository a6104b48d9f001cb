import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {INITIAL_SETTINGS} from './presets';
import type {Settings} from './settings';
import {fromQuery, toQuery} from './settings-url';

/** Milliseconds between two updates of the URL while somebody types or drags. Safari refuses more than 100 in 30 seconds. */
const URL_DELAY = 400;

/** Keeps the settings in the URL, so that they can be shared and the Back button undoes a change. */
export function useSettings() {
  const history = useHistory();
  const {search} = useLocation();
  const [settings, setSettings] = useState(INITIAL_SETTINGS);
  /** The settings of the last change, which React may not have rendered yet when a drag ends. */
  const latest = useRef(INITIAL_SETTINGS);
  /** The query of the settings that the URL has. */
  const savedQuery = useRef('');
  const gesture = useRef<string>(undefined);

  useEffect(() => {
    // While somebody changes settings quickly, the router may report a URL that has been replaced already.
    if (search !== history.location.search) return;
    const settingsOfUrl = fromQuery(search);
    const query = toQuery(settingsOfUrl);
    if (query === savedQuery.current) return;
    savedQuery.current = query;
    gesture.current = undefined;
    latest.current = settingsOfUrl;
    setSettings(settingsOfUrl);
  }, [history, search]);

  const save = useCallback(
    (method: 'push' | 'replace') => {
      const query = toQuery(latest.current);
      if (query === savedQuery.current) return;
      savedQuery.current = query;
      history[method]({...history.location, search: query});
    },
    [history],
  );

  // During a gesture, the settings are saved whenever they haven't changed for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the settings starts the time again
  useEffect(() => {
    const timer = setTimeout(() => save('replace'), URL_DELAY);
    return () => clearTimeout(timer);
  }, [settings, save]);

  /** Ends the gesture, so that the next change is a step of its own. */
  const endGesture = () => {
    save('replace');
    gesture.current = undefined;
  };

  /**
   * Replaces the settings. Each change is a step that the Back button undoes, except that consecutive changes with the same
   * gesture, such as the letters typed into one field, are one step.
   */
  const change = (next: Settings, nextGesture?: string) => {
    const isNewGesture = nextGesture === undefined || nextGesture !== gesture.current;
    if (isNewGesture) endGesture();
    latest.current = next;
    setSettings(next);
    if (!isNewGesture) return;
    gesture.current = nextGesture;
    save('push');
  };

  return {settings, change, endGesture};
}
