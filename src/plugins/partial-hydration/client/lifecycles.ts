import type {ClientModule} from '@docusaurus/types';
import clientModules from '@generated/client-modules';

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';
type Update = Parameters<NonNullable<ClientModule[Lifecycle]>>[0];

/**
 * Calls a lifecycle of all client modules. One that throws is reported, and doesn't stop the page.
 * @returns what ends it
 */
export function dispatch(lifecycle: Lifecycle, update: Update): () => void {
  const ends = clientModules.map((clientModule) => {
    try {
      return (clientModule.default ?? clientModule)[lifecycle]?.(update);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  });
  return () => {
    for (const end of ends) end?.();
  };
}
