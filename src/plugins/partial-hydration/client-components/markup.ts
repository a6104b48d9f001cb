/** Element that the server writes around a client component. */
export const MARKER = 'client-component';

/** Element that holds children of a client component, unless they are one HTML element already. */
export const SLOT = 'client-slot';

/** When a client component is hydrated. */
export const HYDRATE_ON = ['load', 'idle', 'visible', 'interaction'] as const;
export type HydrateOn = (typeof HYDRATE_ON)[number];

/** When a component that doesn't say it is hydrated. */
export const DEFAULT_HYDRATE_ON: HydrateOn = 'visible';
