// qode is Node.js 24 and has WebSocket as a global; the types here are those of Node.js 20, which has not.
import type {WebSocket as NodeWebSocket} from 'undici-types';

export * from './widgets';
export declare const WebSocket: typeof NodeWebSocket;
export const address = 'http://127.0.0.1:9/';
