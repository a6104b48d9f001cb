import {createContext} from 'react';

/** Whether the content of the layout is HTML that React leaves alone. */
export const StaticContext = createContext(false);
