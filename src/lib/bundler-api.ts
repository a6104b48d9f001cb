/**
 * Returns a function that calls the bundler's API and says what to do if an upgrade of Docusaurus has changed it.
 *
 * @param explain returns what to do, from what the API lacks
 */
export function guardBundlerApi<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
  explain: (lack: string) => string,
): (...args: Args) => Result {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(explain(`The bundler's API has changed (${error.message})`), {cause: error});
    }
  };
}
