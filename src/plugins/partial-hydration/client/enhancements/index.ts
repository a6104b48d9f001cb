// Makes three parts of the theme work in the bodies of pages, which stay HTML. They listen to events of the document, so
// they work on every page.
import {keepOpenOverPageLoads} from '../keep-open-categories';
import {showBackToTop} from './back-to-top';
import {openContents} from './mobile-contents';
import {openCategories} from './sidebar-categories';

openCategories();
keepOpenOverPageLoads();
openContents();
showBackToTop();
