// The exports of a separate file of the build, which a page only fetches when it needs them.
export {MissingPage} from '../components/MissingPage';
export {OpenedPages} from '../components/OpenedPages';
export {SavedPages} from '../components/SavedPages';
export {bringUpToDate} from './up-to-date';
