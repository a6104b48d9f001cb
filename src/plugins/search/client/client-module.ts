import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenForSearch} from './modal-query';

// Docusaurus runs client modules before it renders the page, so the first key press counts.
if (ExecutionEnvironment.canUseDOM) listenForSearch();
