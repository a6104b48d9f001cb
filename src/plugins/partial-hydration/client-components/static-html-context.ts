import {createContext} from 'react';

/**
 * Tells a component whether it is rendered into HTML that React leaves alone in the browser, which is where a client
 * component needs a marker. The default holds for the chrome and for pages that React renders.
 */
export const StaticHtmlContext = createContext(false);
