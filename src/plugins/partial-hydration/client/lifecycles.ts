import type {ClientModule} from '@docusaurus/types';
import clientModules from '@generated/client-modules';

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';
type Update = Parameters<NonNullable<ClientModule[Lifecycle]>>[0];

/**
 * Calls a lifecycle method of all client modules. If one throws, its error is reported and the others are still called.
 * @returns a function that calls the cleanup functions that the modules returned
 */
export function callLifecycle(lifecycle: Lifecycle, update: Update): () => void {
  const cleanups = clientModules.map((clientModule) => {
    try {
      return (clientModule.default ?? clientModule)[lifecycle]?.(update);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  });
  return () => {
    for (const cleanUp of cleanups) cleanUp?.();
  };
}
