import {Children, isValidElement, type ReactNode, useEffect} from 'react';

/**
 * Stands in for `react-helmet-async` in the browser. There a page's head is the one that its HTML brings (`head.ts`),
 * so nothing is left to gather from components but what only a browser knows: the state that they keep as data
 * attributes of `<html>`, such as whether the page answers.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  useEffect(() => {
    for (const child of Children.toArray(children)) {
      if (!isValidElement<Record<string, unknown>>(child) || child.type !== 'html') continue;
      for (const [name, value] of Object.entries(child.props)) {
        if (name.startsWith('data-')) document.documentElement.setAttribute(name, String(value));
      }
    }
  });
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;
