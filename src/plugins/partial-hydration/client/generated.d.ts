declare module '@partial-hydration/react-pages' {
  import type {ComponentType} from 'react';

  /** Functions that load the pages that React renders, by the key of the page. The plugin writes this module. */
  const reactPages: Record<string, () => Promise<{default?: ComponentType}>>;
  export default reactPages;
}
