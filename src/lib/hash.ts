import {createHash} from 'node:crypto';

/** Returns a short hash of `undefined` or of a value that JSON can express. */
export const hashContent = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
