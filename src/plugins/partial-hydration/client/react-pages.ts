import reactPages from '@partial-hydration/react-pages';
import type {ComponentType} from 'react';
import {isSamePage} from '../../../lib/page-address';

/** A page whose body React renders in the browser. */
export interface ReactPage {
  /** Fetches its component. */
  load(): Promise<void>;
  /** Its component, once it has been fetched. */
  Component?: ComponentType;
}

/** Returns a component that throws an error, which the error boundary of the page shows. */
const createFailingComponent =
  (path: string): ComponentType =>
  () => {
    throw new Error(`The page component at ${path} doesn't have a default export. Add one to its module.`);
  };

function createReactPage(path: string, load: (typeof reactPages)[string]): ReactPage {
  const page: ReactPage = {
    async load() {
      const {default: Component = createFailingComponent(path)} = await load();
      page.Component = Component;
    },
  };
  return page;
}

const pages = Object.entries(reactPages).map(([path, load]) => ({path, page: createReactPage(path, load)}));

/** Returns the page at a path if React renders its body. */
export const findReactPage = (pathname: string): ReactPage | undefined =>
  pages.find(({path}) => isSamePage(path, pathname))?.page;
