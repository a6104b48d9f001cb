import {CHANGES_ROUTE, PAGE_FOLDERS, REFERENCE_ROUTE} from '../lib/reference';

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

/** Addresses of the official site, and of pages that were split, that have no page here: old → new. */
const ADDRESSES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(CLASSES).map(([from, to]) => [`${CLASSES_ROUTE}/${from}`, `${CLASSES_ROUTE}/${to}`]),
  ),
  ...Object.fromEntries(
    PAGES_OF_2019.map((name) => [`/docs/api/${name}`, `${CLASSES_ROUTE}/${name.toLowerCase()}`]),
  ),
  // These guides were split. The first of their pages sends the hash of a moved section on to the others.
  '/docs/guides/files-and-databases': '/docs/guides/files',
  '/docs/guides/menus-and-tray': '/docs/guides/menus',
  '/docs/api/NodeWidget': `${CLASSES_ROUTE}/qwidget`,
  '/docs/api/NodeLayout': `${CLASSES_ROUTE}/qlayout`,
  '/docs/api/QtEnums': `${REFERENCE_ROUTE}/`,
  '/docs/api': `${REFERENCE_ROUTE}/`,
  '/docs': '/docs/api/manual/synopsis',
  // NodeGUI's repository has no tags of these releases.
  [`${CHANGES_ROUTE}/0-0`]: CHANGES_ROUTE,
  [`${CHANGES_ROUTE}/0-5`]: CHANGES_ROUTE,
};

/** The redirects, in the format of `@docusaurus/plugin-client-redirects`. */
export const REDIRECTS = Object.entries(ADDRESSES).map(([from, to]) => ({from, to}));
