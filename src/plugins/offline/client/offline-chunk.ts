// The code that few visits need. It is one file of the build, which a page fetches when it needs it.
export {MissingPage} from '../components/MissingPage';
export {OpenedPages} from '../components/OpenedPages';
export {SavedPages} from '../components/SavedPages';
export {bringUpToDate} from './up-to-date';
