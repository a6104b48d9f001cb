import {useCallback, useEffect, useRef, useState} from 'react';

/** Milliseconds for which a brief state lasts. */
const DURATION = 1500;

/** Keeps a state that becomes undefined again after a moment, such as "Copied" on a button. */
export function useBriefState<State>(): [State | undefined, (state: State) => void] {
  const [state, setState] = useState<State>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setBriefly = useCallback((next: State) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState(undefined), DURATION);
  }, []);
  return [state, setBriefly];
}
