import {createHash} from 'node:crypto';

/** A short name for some content, anything that JSON can say: another one for any other content. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
