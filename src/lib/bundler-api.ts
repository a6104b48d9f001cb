/**
 * Returns a function that wraps calls of the bundler's API, so that they say what to do if an upgrade of Docusaurus has changed
 * it.
 *
 * @param explain returns what to do, from what the API lacks
 */
export const createBundlerGuard =
  (explain: (lack: string) => string) =>
  <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
  (...args: Args): Result => {
    try {
      return call(...args);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(explain(`The bundler's API has changed (${error.message})`), {cause: error});
    }
  };
