// Ejected: the original opens and closes in React, for the sake of a movement.
import type {ComponentProps, ReactNode} from 'react';

/** A fold, as browsers have it. `src/client/folds.ts` opens it for what the address names. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
