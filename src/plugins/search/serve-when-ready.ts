import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DevMiddleware} from '../../lib/dev-middleware';

/**
 * Creates a handler that sends the JSON files of a folder. If a file is missing, it calls the next handler.
 * @param waitForFiles returns a promise that resolves when the files have been written
 */
export function serveWhenReady(folder: string, waitForFiles: () => Promise<void> | undefined) {
  return async (...[{url = ''}, response, next]: Parameters<DevMiddleware['middleware']>): Promise<void> => {
    await waitForFiles();
    try {
      const content = await readFile(path.join(folder, path.posix.basename(url)));
      response.setHeader('Content-Type', 'application/json').end(content);
    } catch {
      next();
    }
  };
}
