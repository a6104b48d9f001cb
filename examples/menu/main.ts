import {AlignmentFlag, QAction, QIcon, QKeySequence, QLabel, QMenu, QPoint} from '@nodegui/nodegui';

const win = new QLabel();
win.setWindowTitle('Editor');
win.setAlignment(AlignmentFlag.AlignCenter);
win.resize(300, 170);

const menu = new QMenu(win);
function add(text: string, shortcut: string): QAction {
  const action = new QAction(menu);
  action.setText(text);
  action.setShortcut(new QKeySequence(shortcut));
  action.addEventListener('triggered', () => win.setText(`You chose ${text}`));
  menu.addAction(action);
  return action;
}

add('New', 'Ctrl+N');
add('Open', 'Ctrl+O');
menu.addSeparator();
const wrap = add('Word wrap', 'Alt+Z');
wrap.setCheckable(true);
wrap.setChecked(true);

const recent = menu.addMenu(new QIcon(), 'Recent files');
for (const file of ['notes.md', 'list.txt']) {
  const action = new QAction(recent);
  action.setText(file);
  recent.addAction(action);
}

win.show();
menu.popup(new QPoint(40, 10));
