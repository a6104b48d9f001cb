import type {rspack} from '@docusaurus/faster';

type Compiler = typeof rspack.Compiler.prototype;

const NAME = 'once-idle';

/** Milliseconds without anything to compile, after which nobody waits for the dev server. */
const IDLE = 2000;

/**
 * A plugin for the bundler that does some work once, when the dev server has compiled what its first visitor wants and
 * has nothing to do. A build never does it.
 */
export function onceIdle(work: () => Promise<unknown>): {apply: (compiler: object) => void} {
  let timer: NodeJS.Timeout | undefined;
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    // Whoever needs the work's result is told of what fails.
    work().catch(() => {});
  };
  return {
    apply(compiler) {
      const {hooks} = compiler as Compiler;
      hooks.watchRun.tap(NAME, () => clearTimeout(timer));
      hooks.done.tap(NAME, ({compilation}) => {
        if (!isBegun && compilation.compiler.watching) timer = setTimeout(begin, IDLE).unref();
      });
    },
  };
}
