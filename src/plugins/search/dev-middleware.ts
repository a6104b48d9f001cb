import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A part of the dev server. */
export interface Middleware {
  name: string;
  path: string;
  middleware: Handler;
}

/** Answers with a JSON file as soon as it is made; one that could not be made is left to whoever comes next. */
export function fileOnceMade(file: string, made: () => Promise<void> | undefined) {
  return async (...[, response, next]: Parameters<Handler>): Promise<void> => {
    await made();
    try {
      const content = await readFile(file);
      response.setHeader('Content-Type', 'application/json').end(content);
    } catch {
      next();
    }
  };
}
