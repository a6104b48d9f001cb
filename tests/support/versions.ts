import {existsSync, readFileSync} from 'node:fs';

/** Names of the older versions of the docs, to which `docusaurus docs:version` adds one. The newest is `current`. */
const OLDER_VERSIONS: readonly string[] = existsSync('versions.json')
  ? JSON.parse(readFileSync('versions.json', 'utf8'))
  : [];

/** Returns the name of the older version of the docs that the page at a path belongs to, if it does. */
export const findOlderVersion = (route: string): string | undefined =>
  OLDER_VERSIONS.find((version) => `${route}/`.startsWith(`/docs/${version}/`));
