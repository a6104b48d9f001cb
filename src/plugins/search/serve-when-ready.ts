import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A middleware of the dev server. */
export interface Middleware {
  name: string;
  path: string;
  middleware: Handler;
}

/**
 * Creates a handler that sends the JSON files of a folder. If a file is missing, it calls the next handler.
 * @param waitForFiles returns a promise that resolves when the files have been written
 */
export function serveWhenReady(folder: string, waitForFiles: () => Promise<void> | undefined) {
  return async (...[{url = ''}, response, next]: Parameters<Handler>): Promise<void> => {
    await waitForFiles();
    try {
      const content = await readFile(path.join(folder, path.posix.basename(url)));
      response.setHeader('Content-Type', 'application/json').end(content);
    } catch {
      next();
    }
  };
}
