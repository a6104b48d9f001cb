import {getCacheNames} from '../saved-files';

/**
 * A message to the other tabs of the site about the saved set. `remove` makes them stop saving, and after `changed`, they show
 * the new state.
 */
export type SetMessage = 'remove' | 'changed';

export function notifyTabs(scope: string, message: SetMessage): void {
  const channel = new BroadcastChannel(getCacheNames(scope).saved);
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each message of another tab. Returns a function that stops listening. */
export function listenToTabs(scope: string, listener: (message: SetMessage) => void): () => void {
  const channel = new BroadcastChannel(getCacheNames(scope).saved);
  channel.addEventListener('message', ({data}: MessageEvent<SetMessage>) => listener(data));
  return () => channel.close();
}
