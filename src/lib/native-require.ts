import {createRequire} from 'node:module';

/** Loads a package without Docusaurus's loader, which would compile each file of the package with Babel. */
export const requireNatively = createRequire(__filename);
