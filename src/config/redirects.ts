import {CHANGES_ROUTE, PAGE_FOLDERS, REFERENCE_ROUTE} from '../lib/reference';

/** Old addresses of the official site that this one has no page for, and where they lead now. */
interface RedirectRule {
  from: string;
  to: string;
}

const CLASSES_ROUTE = `${REFERENCE_ROUTE}/${PAGE_FOLDERS.class}`;

/** Classes that were renamed, dropped, or never were part of the toolkit but of its tests. */
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

/** Pages of the first site, of 2019, which named them like the classes. */
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

/** For `@docusaurus/plugin-client-redirects`. */
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
