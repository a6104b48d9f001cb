import {totalmem} from 'node:os';

const MIB = 1024 * 1024;

/** Memory that `docusaurus build` takes at its peak, in MiB, where it has to be thrifty (measured: 1,300). */
const NEEDED = 1400;

/** Memory that this process can have at most, in bytes: the machine's, or what its container is given. */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/**
 * What a production build needs before it starts; does nothing for the dev server.
 *
 * @throws where there is too little memory, before anything is written: the system would end the build halfway
 */
export function prepareProductionBuild(): void {
  if (process.env.NODE_ENV !== 'production') return;
  // What is published depends on the commit alone, never on an earlier build that the bundler remembers.
  if (process.env.CI) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const limit = Math.floor(memoryLimit() / MIB);
  if (limit >= NEEDED) return;
  throw new Error(
    `The build needs ${NEEDED} MiB of memory and can have ${limit} MiB here. Give the machine or its container more; nothing has been written.`,
  );
}
