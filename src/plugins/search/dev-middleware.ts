import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A part of the dev server. */
export interface Middleware {
  name: string;
  path: string;
  middleware: Handler;
}

/** Creates a handler that waits until the JSON files of a folder are ready, and sends them. Missing files are left to the next handler. */
export function serveWhenReady(folder: string, made: () => Promise<void> | undefined) {
  return async (...[{url = ''}, response, next]: Parameters<Handler>): Promise<void> => {
    await made();
    try {
      const content = await readFile(path.join(folder, path.posix.basename(url)));
      response.setHeader('Content-Type', 'application/json').end(content);
    } catch {
      next();
    }
  };
}
