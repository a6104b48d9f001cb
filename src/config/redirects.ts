import {CHANGES_ROUTE, PAGE_FOLDERS, REFERENCE_ROUTE} from '../lib/reference';

/** Redirects an address of the official site that has no page here. */
interface RedirectRule {
  from: string;
  to: string;
}

const CLASSES_ROUTE = `${REFERENCE_ROUTE}/${PAGE_FOLDERS.class}`;

/** Classes without a page, because they were renamed or removed, or because they only belong to the toolkit's tests. */
const CLASSES: Record<string, string> = {
  myapp: 'qapplication',
  mymodel: 'qabstracttablemodel',
  nodedatetimeedit: 'qdatetimeedit',
  nodedialog: 'qdialog',
  nodeframe: 'qframe',
  nodelayout: 'qlayout',
  nodelistview: 'qlistview',
  nodeobject: 'qobject',
  nodetableview: 'qtableview',
  nodetextedit: 'qtextedit',
  nodewidget: 'qwidget',
  qdesktopwidget: 'qscreen',
};

/** Pages of the first site from 2019, which had the names of classes. */
const PAGES_OF_2019 = [
  'FlexLayout',
  'QAbstractScrollArea',
  'QAbstractSlider',
  'QAction',
  'QCheckBox',
  'QClipboard',
  'QCursor',
  'QDial',
  'QGridLayout',
  'QIcon',
  'QKeySequence',
  'QLineEdit',
  'QMainWindow',
  'QPixmap',
  'QProgressBar',
  'QPushButton',
  'QScrollArea',
  'QShortcut',
  'QSystemTrayIcon',
];

/** The redirects, in the format of `@docusaurus/plugin-client-redirects`. */
export const REDIRECTS: RedirectRule[] = [
  ...Object.entries(CLASSES).map(([from, to]) => ({
    from: `${CLASSES_ROUTE}/${from}`,
    to: `${CLASSES_ROUTE}/${to}`,
  })),
  ...PAGES_OF_2019.map((name) => ({
    from: `/docs/api/${name}`,
    to: `${CLASSES_ROUTE}/${name.toLowerCase()}`,
  })),
  {from: '/docs/api/NodeWidget', to: `${CLASSES_ROUTE}/qwidget`},
  {from: '/docs/api/NodeLayout', to: `${CLASSES_ROUTE}/qlayout`},
  {from: '/docs/api/QtEnums', to: `${REFERENCE_ROUTE}/`},
  {from: '/docs/api', to: `${REFERENCE_ROUTE}/`},
  // NodeGUI's repository has no tags of these releases.
  {from: `${CHANGES_ROUTE}/0-0`, to: CHANGES_ROUTE},
  {from: `${CHANGES_ROUTE}/0-5`, to: CHANGES_ROUTE},
];
