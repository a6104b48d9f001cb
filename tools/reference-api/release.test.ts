import {describe, expect, test} from 'vitest';
import {createReleases, type Release} from '../../src/lib/history';
import {readReleaseDiffs} from '../../src/lib/history-files';
import {createHistory} from '../../src/lib/timeline';
import {findPackageRoot, readApi} from '../../src/plugins/api-reference/files';
import {readRuntimeVersions, toRelease} from './release';

const releases = createReleases(readReleaseDiffs('.'));
const at = (version: string): Release => {
  const release = releases.find((one) => one.version === version);
  if (!release) throw new Error(`reference/history has no ${version}`);
  return release;
};

test('X-11 the newest release of the history is the pinned package', () => {
  const pinned = toRelease(readApi('.'), readRuntimeVersions(findPackageRoot('.')));
  expect(releases.at(-1)).toEqual(pinned);
});

/** The expected values were found with `git grep` in the sources of the tags. */
describe('X-11 the history agrees with the tags', () => {
  const {findTimeline} = createHistory(releases);

  test('all tags from v0.1.3 are included, published on npm or not', () => {
    const versions = releases.map(({version}) => version);
    expect(versions[0]).toBe('0.1.3');
    expect(versions).toEqual(
      expect.arrayContaining(['0.32.1', '0.38.0', '0.46.0', '0.55.0', '0.63.0', '0.65.0', '0.74.1']),
    );
    expect(versions.filter((version) => !/^0\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each([
    ['QPushButtonEvents', '', '0.1.3', '0.11.0', '0.12.0'],
    ['QDesktopWidget', '', '0.27.0', '0.41.0', '0.42.0'],
    ['NodeWidget', '', '0.1.3', '0.51.0', '0.52.0'],
    ['QMainWindow', 'center', '0.4.0', '0.57.3', '0.58.0'],
    ['QButtonGroupSignals', 'buttonClicked', '0.13.0', '0.57.3', '0.58.0'],
  ])('%s.%s is there from %s to %s and gone in %s', (id, name, first, last, gone) => {
    expect([first, last, gone].map((version) => at(version).declared[id]?.[name] !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['QMenuSignals', 'aboutToShow', '0.60'],
    ['QSplitter', undefined, '0.41'],
    ['QColor', 'static fromCmyk', '0.68'],
    ['QPainter', 'drawPixmap', '0.63'],
    ['QApplication', 'static primaryScreen', '0.42'],
    ['QAbstractItemViewSelectionBehavior', undefined, '0.37'],
    ['QStackedLayout', undefined, '0.67'],
    ['QMenu', 'clear', '0.32.1'],
  ])('%s.%s came with %s', (id, name, release) => {
    expect(findTimeline(id, name).since).toBe(release);
  });

  test('QTableWidget.setRowCount is old, but 0.62 to 0.65 lack it', () => {
    expect(at('0.61.2').declared.QTableWidget?.setRowCount).toBe('setRowCount(count: number): void');
    expect(findTimeline('QTableWidget', 'setRowCount')).toEqual({
      missing: [{first: '0.62', last: '0.65'}],
      changed: [],
    });
  });

  test('QPushButton.constructor, QAbstractButton.animateClick, QFontWeight.Bold and QMenuBar.addMenu changed', () => {
    expect(findTimeline('QPushButton', 'constructor').changed.map(({release}) => release)).toEqual(['0.52']);
    expect(findTimeline('QAbstractButton', 'animateClick').changed).toEqual([
      {release: '0.58', before: 'animateClick(msec: number): void', after: 'animateClick(): void'},
    ]);
    expect(findTimeline('QFontWeight', 'Bold').changed).toEqual([
      {release: '0.58', before: 'Bold = 75', after: 'Bold = 700'},
    ]);
    expect(findTimeline('QMenuBar', 'addMenu').changed).toEqual([
      {
        release: '0.60',
        before: 'addMenu(menu: QMenu | string): QMenu',
        after: 'addMenu(menuOrStringOrIcon: QMenu | QIcon | string, title?: string): QMenu',
      },
    ]);
  });

  test('QGridLayout.addWidget changed twice, and not when only the name of a class in it changed', () => {
    const start = 'row?: number, col?: number, rowSpan?: number, colSpan?: number';
    expect(findTimeline('QGridLayout', 'addWidget').changed).toEqual([
      {
        release: '0.46',
        before: `addWidget(widget: NodeWidget<any>, ${start}): void`,
        after: `addWidget(widget: NodeWidget<any>, ${start}, alignment?: AlignmentFlag): void`,
      },
      {
        release: '0.74',
        before: `addWidget(widget: QWidget, ${start}, alignment?: AlignmentFlag): void`,
        after: `addWidget(widget: QWidget, ${start}, alignment?: number): void`,
      },
    ]);
  });
});
