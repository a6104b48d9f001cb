declare module '@partial-hydration/react-pages' {
  import type {ComponentType} from 'react';

  /** Modules of the pages that React renders in the browser, by path with the base URL; the plugin writes it. */
  const reactPages: Record<string, () => Promise<{default?: ComponentType}>>;
  export default reactPages;
}
