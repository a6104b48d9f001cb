/**
 * Creates a function that wraps calls of the bundler's API. If an upgrade of Docusaurus has changed the API, the wrapped
 * call throws an error that explains what to do.
 *
 * @param explain returns the message of that error from a description of the problem
 */
export const createBundlerGuard =
  (explain: (problem: string) => string) =>
  <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
  (...args: Args): Result => {
    try {
      return call(...args);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(explain(`The bundler's API has changed (${error.message})`), {cause: error});
    }
  };
