import {createStore} from './store';

/** The text that screen readers read out, which `theme/Root` renders. */
export const liveRegion = createStore('');
