import {createContext} from 'react';

/** True in the browser while React renders only the chrome, so the layout gets an empty host instead of the page's body. */
export const ChromeOnlyContext = createContext(false);
