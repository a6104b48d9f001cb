/** Class of the element that holds the body of a page, unless React renders the body. */
export const BODY_CLASS = 'page-body';

/** Class of the element around it, which React renders. */
export const BODY_HOST_CLASS = 'page-body-host';

/** The element that the server writes around a client component. */
export const MARKER = 'client-component';

/** The element around children of a client component, unless the children are a single HTML element. */
export const SLOT = 'client-slot';

/** The strategies that decide when a client component is hydrated. */
export const HYDRATE_ON = ['load', 'idle', 'visible', 'interaction'] as const;
export type HydrateOn = (typeof HYDRATE_ON)[number];

/** The strategy of components that don't choose one. */
export const DEFAULT_HYDRATE_ON: HydrateOn = 'visible';
