import reactPages from '@partial-hydration/react-pages';
import type {ComponentType} from 'react';
import {isSamePage} from '../../../lib/page-address';

/** The components that have been fetched, by the path of their page. */
const components = new Map<string, ComponentType>();

const findPath = (pathname: string): string | undefined =>
  Object.keys(reactPages).find((path) => isSamePage(path, pathname));

/** Fetches the component of a page if React renders its body. */
export async function loadReactPage(pathname: string): Promise<void> {
  const path = findPath(pathname);
  if (path === undefined) return;
  const {default: Component} = (await reactPages[path]?.()) ?? {};
  // The error boundary of the page shows the error.
  const fail = (): never => {
    throw new Error(`The page component at ${path} doesn't have a default export. Add one to its module.`);
  };
  components.set(path, Component ?? fail);
}

/** Returns the fetched component of a page if React renders its body. */
export const getReactPage = (pathname: string): ComponentType | undefined =>
  components.get(findPath(pathname) ?? '');
