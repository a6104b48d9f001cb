import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findChanges} from '../../src/lib/changes';
import {createReleases, findLastOfMinors} from '../../src/lib/history';
import {readReleaseDiffs} from '../../src/lib/history-files';
import {toMinorVersion} from '../../src/lib/versions';

const guide = readFileSync('docs/guides/upgrade.mdx', 'utf8');
const releases = findLastOfMinors(createReleases(readReleaseDiffs('.')));

/** Returns the first numbers of a version range: `2.1` for `^2.1.0`, `14` for `>=14.x.x`. */
const numbers = (version: string, count: number) => (version.match(/\d+/g) ?? []).slice(0, count).join('.');

test('X-11 the upgrade guide names the qode, Qt and Node.js of each release', () => {
  const table = guide.split('| NodeGUI | qode |')[1]?.split('\n\n')[0] ?? '';
  const guideRows = [...table.matchAll(/^\| ([\d.]+)(?: to ([\d.]+))? \| (.*) \| (.*) \| (.*) \|$/gm)];
  const rows = new Map<string, string[]>();
  for (const {version, runsOn} of releases.filter(
    (one) => Number(toMinorVersion(one.version).slice(2)) >= 30,
  )) {
    const {qode = '', qt = '', node = ''} = runsOn;
    const row = [numbers(qode, 2), qt, numbers(node, 1) || 'any'].join(' ');
    rows.set(row, [...(rows.get(row) ?? []), toMinorVersion(version)]);
  }
  expect(guideRows.map(([, first, last, ...row]) => [row.join(' '), first, last ?? first])).toEqual(
    [...rows].map(([row, minors]) => [row, minors[0], minors.at(-1)]),
  );
});

const CHANGES: [release: string, ...names: string[]][] = [
  ['0.12', 'QPushButtonEvents', 'QCheckBoxEvents', 'QLineEditEvents', 'QMainWindowEvents', 'QWidgetEvents'],
  ['0.12', 'QLabelEvents', 'BaseWidgetEvents', 'WidgetEventTypes'],
  ['0.37', 'QAbstractItemViewSelectionBehavior', 'QAbstractItemView.setSelectionBehavior'],
  ['0.41', 'QAction.icon'],
  ['0.42', 'QDesktopWidget', 'QApplication.static desktop', 'QApplication.static primaryScreen'],
  ['0.52', 'NodeWidget', 'NodeLayout', 'NodeObject', 'QMainWindow.centralWidget', 'QWidget.layout'],
  ['0.52', 'QPushButton.constructor', 'QScrollArea.contentWidget', 'QSystemTrayIcon.contextMenu'],
  ['0.52', 'QUrl.static ParsingMode'],
  ['0.58', 'QFontWeight.Bold', 'QButtonGroupSignals.buttonClicked', 'QButtonGroupSignals.idClicked'],
  [
    '0.58',
    'QAbstractButton.animateClick',
    'QMainWindow.center',
    'QTime.start',
    'QTime.elapsed',
    'QTime.restart',
  ],
  ['0.62', 'QTableWidget.rowCount', 'QTableWidget.setRowCount', 'QTableWidget.columnCount'],
  ['0.66', 'QTableWidget.rowCount', 'QTableWidget.setRowCount', 'QTableWidget.columnCount'],
  ['0.74', 'QGridLayout.addWidget', 'QGridLayout.addLayout', 'QBoxLayout.addWidget'],
];

test.each(
  CHANGES,
)('X-11 the changes that the upgrade guide lists for %s are in the history', (minor, ...names) => {
  expect(guide).toContain(minor);
  const index = releases.findIndex(({version}) => toMinorVersion(version) === minor);
  const [before, after] = [releases[index - 1], releases[index]];
  const changed = findChanges(before?.declared ?? {}, after?.declared ?? {}).flatMap(({id, members}) => [
    id,
    ...members.map(([name]) => `${id}.${name}`),
  ]);
  expect(changed).toEqual(expect.arrayContaining(names));
});
