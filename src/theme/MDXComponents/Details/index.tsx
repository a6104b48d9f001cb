// Ejected: the original opens and closes in React, only to animate it.
import type {ComponentProps, ReactNode} from 'react';

/** Renders the browser's own `details` element. `src/client/route-change.ts` opens it if the URL's hash points into it. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
