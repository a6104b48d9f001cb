import {
  FlexLayout,
  QLabel,
  QMainWindow,
  QPushButton,
  QWidget,
  WidgetEventTypes,
  WindowType,
} from '@nodegui/nodegui';

const win = new QMainWindow();
win.setWindowTitle('Field notes'); // still shown in the task bar
win.setWindowFlag(WindowType.FramelessWindowHint, true);

const root = new QWidget();
root.setObjectName('root');
const column = new FlexLayout();
root.setLayout(column);
win.setCentralWidget(root);

const bar = new QWidget();
bar.setObjectName('bar');
const row = new FlexLayout();
bar.setLayout(row);
const title = new QLabel();
title.setText('Field notes');
row.addWidget(title);
const toggle = () => (win.isMaximized() ? win.showNormal() : win.showMaximized());
for (const [sign, name, run] of [
  ['–', 'Minimise', () => win.showMinimized()],
  ['□', 'Maximise', toggle],
  ['×', 'Close', () => win.close()],
] as const) {
  const button = new QPushButton();
  button.setText(sign);
  button.setToolTip(name);
  button.setAccessibleName(name);
  button.addEventListener('clicked', run);
  row.addWidget(button);
}

// The system moves the window from here on, until the user lets go.
bar.addEventListener(WidgetEventTypes.MouseButtonPress, () => win.windowHandle()?.startSystemMove());
bar.addEventListener(WidgetEventTypes.MouseButtonDblClick, toggle);
const note = new QLabel();
note.setObjectName('note');
note.setText('Two kingfishers below the weir, 7:40.');
for (const widget of [bar, note]) column.addWidget(widget);

win.setStyleSheet(`
  #root { background: #f6f3ea; border: 1px solid #2c5545; }
  #bar { background: #2c5545; flex-direction: 'row'; align-items: 'center'; height: 40px; padding-left: 14px; }
  #bar QLabel { flex-grow: 1; color: white; font-weight: bold; }
  #bar QPushButton { width: 44px; height: 40px; border: none; color: white; font-size: 16px; }
  #bar QPushButton:hover { background: #3d7560; }
  #note { color: #22352d; qproperty-yMargin: 24; }
`);
win.resize(380, 170);
win.show();
