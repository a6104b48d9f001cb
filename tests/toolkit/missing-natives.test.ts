import path from 'node:path';
import {expect, test} from 'vitest';
import {runProgram} from '../../toolkit/run-program';

/** Methods whose descriptions say that they throw. If a release fixes one, its description must change. */
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

test('X-03 every method without a function in C++ is described as throwing', async () => {
  const program = path.join(__dirname, 'programs/missing-natives.ts');
  const {stdout, stderr} = await runProgram(program, {theme: 'light'});
  const line = stdout.split('\n').find((text) => text.startsWith('['));
  expect(line, stderr).toBeDefined();
  expect(JSON.parse(line ?? '')).toEqual(THROWING);
});
