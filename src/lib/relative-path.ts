import path from 'node:path';

/** Returns the path of a file relative to a folder, with slashes on every system, as messages and names of modules have it. */
export const toRelativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');
