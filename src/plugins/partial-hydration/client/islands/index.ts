// Gives the theme's parts of a body what React would give them. They listen at the document, so every page has them.
import {showBackToTop} from './back-to-top';
import {openCategories} from './sidebar';
import {openContents} from './table-of-contents';

openCategories();
openContents();
showBackToTop();
