// What few visits need; the page asks for it when it does.
export {tellOfNewer} from './newer';
export {wakePage} from './page';
export {bringUpToDate} from './up-to-date';
