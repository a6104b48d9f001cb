import {createContext} from 'react';

/**
 * True below HTML that React doesn't render in the browser. Only there, a client component needs a marker. The default,
 * false, is right for the chrome and for pages that React renders.
 */
export const StaticHtmlContext = createContext(false);
