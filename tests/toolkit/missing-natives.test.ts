import path from 'node:path';
import {expect, test} from 'vitest';
import {runProgram} from '../../toolkit/run-program';

/** Each is described as one that throws; a release that adds one, or mends one, makes a description false. */
const THROWING = [
  'QHeaderView.logicalIndexAt',
  'QInputDialog.isComboBoxEditable',
  'QInputDialog.setComboBoxEditable',
  'QLabel.buddy',
  'QListWidget.isPersistentEditorOpen',
  'QTextBrowser.undo',
  'QTextEdit.undo',
  'QToolButton.menu',
  'QTreeWidget.frameStyle',
  'QTreeWidget.horizontalScrollBar',
  'QTreeWidget.maximumViewportSize',
  'QTreeWidget.setFrameStyle',
  'QTreeWidget.setHorizontalScrollBar',
  'QTreeWidget.setVerticalScrollBar',
  'QTreeWidget.setViewport',
  'QTreeWidget.verticalScrollBar',
  'QTreeWidget.viewport',
];

test('X-03 no method but those described so lacks its function in C++', async () => {
  const {stdout} = await runProgram(path.join(__dirname, 'programs/missing-natives.ts'), {theme: 'light'});
  expect(JSON.parse(stdout.split('\n').find((line) => line.startsWith('[')) ?? '[]')).toEqual(THROWING);
});
