/** Creates widgets of every kind and makes them emit signals, either by calls here or by the steps of `steps.yaml`. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  ContextMenuPolicy,
  FileMode,
  InputMode,
  QAction,
  QApplication,
  QButtonGroup,
  QCalendarWidget,
  QCheckBox,
  QClipboardMode,
  QColor,
  QColorDialog,
  QComboBox,
  QDateTimeEdit,
  QDial,
  QDialog,
  QFileDialog,
  QFont,
  QFontDialog,
  QGraphicsBlurEffect,
  QGraphicsDropShadowEffect,
  QGroupBox,
  QIcon,
  QInputDialog,
  QKeySequence,
  QLabel,
  QLCDNumber,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QMenu,
  QMenuBar,
  QMessageBox,
  QMovie,
  QPlainTextEdit,
  QPoint,
  QProgressBar,
  QPushButton,
  QShortcut,
  QSize,
  QSlider,
  QSpinBox,
  QSplitter,
  QStackedLayout,
  QStackedWidget,
  QStandardItemModel,
  QStatusBar,
  QTabBar,
  QTableWidget,
  QTableWidgetItem,
  QTabWidget,
  QTextBrowser,
  QTextEdit,
  QTime,
  QToolButton,
  QTreeWidget,
  QTreeWidgetItem,
  QUrl,
  QWidget,
  ToolButtonPopupMode,
} from '@nodegui/nodegui';

const win = new QWidget();
win.setObjectName('window');
win.resize(1000, 800);

/** Adds a widget to the window, with a name that steps can use as a target. */
function addWidget<Placed extends QWidget>(
  widget: Placed,
  name: string,
  area: [number, number, number, number],
): Placed {
  widget.setParent(win);
  widget.setObjectName(name);
  widget.setGeometry(...area);
  return widget;
}

const bar = addWidget(new QMenuBar(), 'bar', [0, 0, 200, 24]);
const file = new QMenu();
file.setTitle('File');
const save = new QAction(file);
save.setText('Save');
file.addAction(save);
bar.addMenu(file);
save.setCheckable(true);
save.setChecked(true);

addWidget(new QLineEdit(), 'line', [10, 30, 150, 24]).setMaxLength(2);
addWidget(new QSpinBox(), 'spin', [170, 30, 80, 24]);
addWidget(new QSlider(), 'slider', [10, 60, 30, 120]);
addWidget(new QDial(), 'dial', [50, 60, 60, 60]);
const label = addWidget(new QLabel(), 'label', [120, 60, 120, 24]);
label.setText('<a href="page">A link to a page</a>');
addWidget(new QLCDNumber(), 'lcd', [120, 90, 80, 30]).display(12_345_678);
addWidget(new QStatusBar(), 'status', [10, 770, 300, 24]).showMessage('Saved');

const combo = addWidget(new QComboBox(), 'combo', [260, 30, 100, 24]);
combo.addItems(['Oats', 'Rye']);
const list = addWidget(new QListWidget(), 'list', [10, 190, 150, 80]);
for (const text of ['Larch', 'Pine']) list.addItem(new QListWidgetItem(text));
const table = addWidget(new QTableWidget(2, 2), 'table', [170, 190, 260, 100]);
for (const row of [0, 1])
  for (const column of [0, 1]) table.setItem(row, column, new QTableWidgetItem(`Cell ${row}${column}`));
const tree = addWidget(new QTreeWidget(), 'tree', [440, 190, 200, 100]);
const trunk = new QTreeWidgetItem(['Trunk']);
trunk.addChild(new QTreeWidgetItem(['Branch']));
tree.addTopLevelItem(trunk);
trunk.setExpanded(true);
trunk.setExpanded(false);
trunk.setExpanded(true);
for (const view of [list, table, tree]) view.setMouseTracking(true);
trunk.setText(0, 'Stem');

const tabs = addWidget(new QTabBar(), 'tabbar', [380, 30, 200, 30]);
const pages = addWidget(new QTabWidget(), 'tabs', [380, 70, 240, 100]);
pages.setTabsClosable(true);
for (const text of ['First', 'Second']) {
  tabs.addTab(new QIcon(), `${text} tab`);
  pages.addTab(new QWidget(), new QIcon(), `${text} page`);
}
const stack = new QStackedLayout();
const [front, back] = [new QWidget(), new QWidget()];
addWidget(new QWidget(), 'stack', [10, 700, 40, 40]).setLayout(stack);
stack.addWidget(front);
stack.addWidget(back);
stack.setCurrentIndex(1);
stack.removeWidget(back);

const group = new QButtonGroup();
const grouped = addWidget(new QCheckBox(), 'grouped', [260, 60, 100, 24]);
grouped.setText('Grouped');
group.addButton(grouped, 1);
const box = addWidget(new QGroupBox(), 'box', [260, 90, 110, 60]);
box.setTitle('Boxed');
box.setCheckable(true);

const splitter = addWidget(new QSplitter(), 'splitter', [10, 300, 300, 60]);
splitter.addWidget(new QTextEdit());
splitter.addWidget(new QTextEdit());

addWidget(new QPlainTextEdit(), 'plain', [10, 370, 200, 80]);
addWidget(new QTextEdit(), 'rich', [220, 370, 200, 80]);
const browser = addWidget(new QTextBrowser(), 'browser', [430, 370, 200, 80]);
browser.setHtml('<a href="#there">Go there</a>');
for (const page of ['one.html', 'two.html']) {
  writeFileSync(path.join(tmpdir(), page), '<p>A page</p>');
  browser.setSource(new QUrl(`file://${path.join(tmpdir(), page)}`));
}
browser.backward();
browser.setHtml('<a href="#there">Go there</a>');

addWidget(new QCalendarWidget(), 'calendar', [10, 460, 320, 220]);

const shortcuts = [new QShortcut(win), new QShortcut(win)];
for (const shortcut of shortcuts) shortcut.setKey(new QKeySequence('F5'));
const context = addWidget(new QPushButton(), 'context', [650, 30, 100, 24]);
context.setText('Context');
context.setContextMenuPolicy(ContextMenuPolicy.CustomContextMenu);

const model = new QStandardItemModel();
const modelled = addWidget(new QComboBox(), 'modelled', [650, 190, 100, 24]);
modelled.setModel(model);
modelled.addItem(new QIcon(), 'One');
modelled.setItemText(0, 'Two');
modelled.setEditable(true);
modelled.setEditText('Three');

// These signals are emitted by calls only.
list.setIconSize(new QSize(8, 8));
addWidget(new QDateTimeEdit(), 'time', [10, 730, 150, 24]).setTime(new QTime(4, 5));
const field = addWidget(new QLineEdit(), 'field', [170, 730, 80, 24]);
field.setText('Text');
field.setSelection(0, 2);
addWidget(new QProgressBar(), 'progress', [260, 730, 80, 24]).setValue(40);
const stacked = addWidget(new QStackedWidget(), 'stacked', [350, 730, 40, 24]);
for (const _ of [0, 1]) stacked.addWidget(new QWidget());
stacked.setCurrentIndex(1);
const tool = addWidget(new QToolButton(), 'tool', [400, 730, 40, 24]);
const toolMenu = new QMenu();
const toolAction = new QAction(toolMenu);
toolAction.setText('Tool action');
toolMenu.addAction(toolAction);
tool.setMenu(toolMenu);
tool.setPopupMode(ToolButtonPopupMode.InstantPopup);
const missing = new QMovie();
missing.setFileName('missing.gif');
missing.start();
tabs.setMovable(true);
tabs.moveTab(0, 1);
const blurred = addWidget(new QPushButton(), 'blurred', [650, 60, 100, 24]);
const blur = new QGraphicsBlurEffect();
blurred.setGraphicsEffect(blur);
blur.setBlurRadius(9);
blur.setBlurHints(1);
blur.setProperty('enabled', false);
const shadow = new QGraphicsDropShadowEffect();
shadow.setBlurRadius(9);
QApplication.setApplicationDisplayName('Signals');
QApplication.clipboard()?.setText('Selected', QClipboardMode.Selection);
QApplication.clipboard()?.setText('Found', QClipboardMode.FindBuffer);
win.setWindowTitle('Signals');
win.setWindowIcon(new QIcon());
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const movie = new QMovie();
movie.loadFromData(gif);
movie.start();

const dialog = new QDialog();
dialog.open();
dialog.reject();
const color = new QColorDialog();
color.open();
color.setCurrentColor(new QColor(10, 20, 30));
color.accept();
const font = new QFontDialog();
font.open();
font.setCurrentFont(new QFont('Inter', 20));
font.accept();
for (const mode of [InputMode.TextInput, InputMode.IntInput, InputMode.DoubleInput]) {
  const input = new QInputDialog();
  input.setInputMode(mode);
  input.open();
  if (mode === InputMode.TextInput) input.setTextValue('Text');
  if (mode === InputMode.IntInput) input.setIntValue(5);
  if (mode === InputMode.DoubleInput) input.setDoubleValue(0.5);
  input.accept();
}

// Each dialog or menu is opened by a step that clicks its button.
const addOpener = (name: string, top: number, open: () => void) => {
  const button = addWidget(new QPushButton(), name, [650, top, 100, 24]);
  button.setText(name);
  button.addEventListener('clicked', open);
};
addOpener('Ask', 100, () => {
  const question = new QMessageBox();
  question.setText('Sure?');
  question.setProperty('standardButtons', 0x400); // OK
  question.open();
});
addOpener('Choose', 130, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signals-'));
  mkdirSync(path.join(folder, 'folder'));
  writeFileSync(path.join(folder, 'folder', 'a.txt'), '');
  const chooser = new QFileDialog(win, 'Choose', folder, 'Text (*.txt);;All (*)');
  chooser.setFileMode(FileMode.ExistingFile);
  chooser.open();
});
addOpener('Menu', 160, () => file.popup(new QPoint(50, 50)));

win.show();
const handle = win.windowHandle();
handle?.showMaximized();
handle?.showNormal();
