// Makes three parts of the theme work in the bodies of pages, which stay HTML. They listen to events of the document, so
// they work on every page.
import {enableBackToTop} from './back-to-top';
import {enableMobileContents} from './mobile-contents';
import {enableCategories} from './sidebar-categories';

enableCategories();
enableMobileContents();
enableBackToTop();
