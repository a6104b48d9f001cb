import {totalmem} from 'node:os';

const MIB = 1024 * 1024;

/** Memory that `docusaurus build` needs, in MiB. We measured a peak of 1,300 MiB with limited memory. */
const REQUIRED_MEMORY = 1400;

/** Returns the memory that this process can use in bytes, which is that of the machine or the limit of its container. */
function readMemoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/**
 * Checks the memory before a production build, and disables the bundler's cache in CI. Does nothing for the dev server.
 *
 * @throws if there is too little memory, before anything is written, because the system would kill the build halfway
 */
export function prepareProductionBuild(): void {
  if (process.env.NODE_ENV !== 'production') return;
  // A published site must depend on the commit alone, not on the bundler's cache of an earlier build.
  if (process.env.CI) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const limit = Math.floor(readMemoryLimit() / MIB);
  if (limit >= REQUIRED_MEMORY) return;
  throw new Error(
    `The build needs ${REQUIRED_MEMORY} MiB of memory and can have ${limit} MiB here. Give the machine or its container more; nothing has been written.`,
  );
}
