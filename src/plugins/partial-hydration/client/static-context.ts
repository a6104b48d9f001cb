import {createContext} from 'react';

/** True if the layout's content is server-rendered HTML that React doesn't touch. */
export const StaticContext = createContext(false);
