import {createStore} from './store';

/** The latest text for screen readers. */
export const announcement = createStore('');
