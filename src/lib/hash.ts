import {hash} from 'node:crypto';

/** Returns a short hash of `undefined` or of a value that JSON can express. */
export const hashContent = (content: unknown): string =>
  hash('sha256', JSON.stringify(content) ?? 'undefined').slice(0, 16);
