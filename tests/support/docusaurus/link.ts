import {createElement, type ReactNode} from 'react';

interface Props {
  to: string;
  children: ReactNode;
}

/** Stands in for Docusaurus's link, which needs a router. */
export default function Link({to, children, ...attributes}: Props): ReactNode {
  return createElement('a', {href: to, ...attributes}, children);
}
