import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenForSearch} from './opening';

// A module of Docusaurus's client: it runs before the page answers anything else.
if (ExecutionEnvironment.canUseDOM) listenForSearch();
