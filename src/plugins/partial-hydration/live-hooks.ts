/** Hooks that do something in the browser alone. */
export const LIVE_HOOKS = [
  'useEffect',
  'useInsertionEffect',
  'useLayoutEffect',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];
