declare module '@partial-hydration/react-pages' {
  import type {ComponentType} from 'react';

  /** Functions that load the pages that React renders, by path with the base URL. The plugin writes this module. */
  const reactPages: Record<string, () => Promise<{default?: ComponentType}>>;
  export default reactPages;
}
