/** Names of the environment variables that configure a deployment, which README.md explains. */
export const DEPLOYMENT_SETTINGS = [
  'SITE_URL',
  'BASE_URL',
  'OFFLINE',
  'PARTIAL_HYDRATION',
  'ANALYTICS_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
] as const;

/**
 * Splits an environment into the settings of a deployment and the rest. CI systems set variables to an empty text, so an
 * empty variable counts as not set.
 * @returns `settings` with the variables that are set, and `rest` without any of them
 */
export function splitSettings(environment: NodeJS.ProcessEnv): {
  settings: Record<string, string>;
  rest: NodeJS.ProcessEnv;
} {
  const settings: Record<string, string> = {};
  const rest = {...environment};
  for (const name of DEPLOYMENT_SETTINGS) {
    const value = environment[name];
    if (value) settings[name] = value;
    delete rest[name];
  }
  return {settings, rest};
}
