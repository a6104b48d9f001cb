import {createHash} from 'node:crypto';

/** Returns a short hash of anything that JSON can express; `undefined` counts as a value of its own. */
export const hashContent = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
