import type {IncomingMessage, ServerResponse} from 'node:http';

export interface DevMiddleware {
  name: string;
  /** The path that it responds to, with the base URL. Without one, it receives every request. */
  path?: string;
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): unknown;
}

/**
 * Creates the configuration of the bundler that adds a middleware. It runs before the middleware that sends the page for
 * every unknown path. Docusaurus joins the list with the returned one, which is empty.
 */
export const addDevMiddleware = (middleware: DevMiddleware): object => ({
  devServer: {
    setupMiddlewares: (middlewares: DevMiddleware[]) => {
      middlewares.unshift(middleware);
      return [];
    },
  },
});
