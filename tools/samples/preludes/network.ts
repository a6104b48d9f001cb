// qode is Node.js 24, which has a global WebSocket. The installed types are those of Node.js 20, which has none.
import type {WebSocket as NodeWebSocket} from 'undici-types';

export * from './widgets';
export declare const WebSocket: typeof NodeWebSocket;
export const address = 'http://127.0.0.1:9/';
