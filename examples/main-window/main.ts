import {QAction, QMainWindow, QMenu, QMenuBar, QStatusBar, QTextEdit} from '@nodegui/nodegui';

const editor = new QTextEdit();
editor.setPlainText('Water the plants\nCall the dentist');

const status = new QStatusBar();
status.showMessage('Saved');
editor.addEventListener('textChanged', () => status.showMessage('Not saved'));

function action(text: string, run: () => void): QAction {
  const result = new QAction();
  result.setText(text);
  result.addEventListener('triggered', run);
  return result;
}

function menu(title: string, actions: QAction[]): QMenu {
  const result = new QMenu();
  result.setTitle(title);
  for (const item of actions) result.addAction(item);
  return result;
}

const win = new QMainWindow();
const bar = new QMenuBar();
bar.addMenu(
  menu('File', [action('Save', () => status.showMessage('Saved')), action('Quit', () => win.close())]),
);
bar.addMenu(menu('Edit', [action('Clear', () => editor.setPlainText(''))]));

win.setWindowTitle('Notes');
win.setMenuBar(bar);
win.setCentralWidget(editor);
win.setStatusBar(status);
win.resize(360, 200);
win.show();
