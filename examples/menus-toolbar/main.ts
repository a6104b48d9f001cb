import {
  Direction,
  QAction,
  QBoxLayout,
  QIcon,
  QKeySequence,
  QMainWindow,
  QMenuBar,
  QPixmap,
  QTextEdit,
  QToolButton,
  QWidget,
  ToolButtonStyle,
} from '@nodegui/nodegui';

function icon(path: string): QIcon {
  const svg = `<svg viewBox="0 0 24 24" width="64" height="64" xmlns="http://www.w3.org/2000/svg">
    <path d="${path}" fill="none" stroke="#3a7bd5" stroke-width="2"/></svg>`;
  const pixmap = new QPixmap();
  pixmap.loadFromData(Buffer.from(svg));
  return new QIcon(pixmap);
}

const editor = new QTextEdit();
editor.setPlainText('Soak the beans overnight.');
const bar = new QMenuBar();
const menu = bar.addMenu('&Edit');
const tools = new QWidget();
const row = new QBoxLayout(Direction.LeftToRight);
row.setContentsMargins(0, 0, 0, 0);
tools.setLayout(row);

for (const [text, keys, path, run] of [
  ['Cu&t', 'Ctrl+X', 'M7 4 16 16M17 4 8 16M8 18a2 2 0 1 0-.1.1M20 18a2 2 0 1 0-.1.1', () => editor.cut()],
  ['&Copy', 'Ctrl+C', 'M8 8 H19 V20 H8 Z M5 16 V4 H15', () => editor.copy()],
] as const) {
  const action = new QAction();
  action.setText(text);
  action.setIcon(icon(path));
  action.setShortcut(new QKeySequence(keys));
  action.addEventListener('triggered', run);
  menu.addAction(action);
  const button = new QToolButton();
  button.setDefaultAction(action); // text, icon, tool tip and state come from the action
  button.setToolButtonStyle(ToolButtonStyle.ToolButtonTextUnderIcon);
  button.setAutoRaise(true);
  row.addWidget(button);
}
row.addStretch(1);
const root = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
root.setLayout(column);
column.addWidget(tools);
column.addWidget(editor, 1);
const win = new QMainWindow();
win.setWindowTitle('Recipes');
win.setMenuBar(bar);
win.setCentralWidget(root);
win.resize(380, 240);
win.show();
