import {createStore} from '../../../client/store';

/** True from the time when a newer version of the site is known until the visitor dismisses the notice. */
export const newerVersion = createStore(false);
