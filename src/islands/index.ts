// What responds in the bodies of pages, which React does not wake: see README.md. A client module of Docusaurus's.
import './code-block';
import './example-play';
import './layout-playground';
import './page-actions';
import './release-comparison';
import './symbol-filter';
import './tab-group';
import './wide-table';

export {default} from './folds';
