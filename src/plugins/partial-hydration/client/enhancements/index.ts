// Lets three parts of the theme respond in bodies, which stay HTML. They listen at the document, so every page has them.
import {showBackToTop} from './back-to-top';
import {openContents} from './mobile-contents';
import {openCategories} from './sidebar-categories';

openCategories();
openContents();
showBackToTop();
