import {createStore} from './store';

/** The last text that screen readers were told. */
export const announcement = createStore('');
