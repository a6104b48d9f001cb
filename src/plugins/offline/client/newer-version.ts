import {createStore} from '../../../client/store';

/** True from the moment that a newer version of the site is known, until the visitor doesn't want to be told. */
export const newerVersion = createStore(false);
