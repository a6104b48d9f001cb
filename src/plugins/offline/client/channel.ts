import {getCacheNames} from '../set';

/**
 * Tells the other tabs of the site about the saved set: `remove` stops whatever they are saving, and `changed` lets
 * them show what is saved now.
 */
export type SetMessage = 'remove' | 'changed';

/** Sends a message to all other tabs. */
export function notifyTabs(scope: string, message: SetMessage): void {
  const channel = new BroadcastChannel(getCacheNames(scope).saved);
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each message of another tab. Returns a function that ends this. */
export function listenToTabs(scope: string, listener: (message: SetMessage) => void): () => void {
  const channel = new BroadcastChannel(getCacheNames(scope).saved);
  channel.addEventListener('message', ({data}: MessageEvent<SetMessage>) => listener(data));
  return () => channel.close();
}
