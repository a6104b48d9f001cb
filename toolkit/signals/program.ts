/** Creates widgets of every kind and makes them emit signals, either by calls here or by the steps of `steps.yaml`. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as nodegui from '@nodegui/nodegui';

const win = new nodegui.QWidget();
win.setObjectName('window');
win.resize(1000, 800);

/** Adds a widget to the window, with a name that steps can use as a target. */
function addWidget<Placed extends nodegui.QWidget>(
  widget: Placed,
  name: string,
  area: [number, number, number, number],
): Placed {
  widget.setParent(win);
  widget.setObjectName(name);
  widget.setGeometry(...area);
  return widget;
}

const bar = addWidget(new nodegui.QMenuBar(), 'bar', [0, 0, 200, 24]);
const file = new nodegui.QMenu();
file.setTitle('File');
const save = new nodegui.QAction(file);
save.setText('Save');
file.addAction(save);
bar.addMenu(file);
save.setCheckable(true);
save.setChecked(true);

addWidget(new nodegui.QLineEdit(), 'line', [10, 30, 150, 24]).setMaxLength(2);
addWidget(new nodegui.QSpinBox(), 'spin', [170, 30, 80, 24]);
addWidget(new nodegui.QSlider(), 'slider', [10, 60, 30, 120]);
addWidget(new nodegui.QDial(), 'dial', [50, 60, 60, 60]);
const label = addWidget(new nodegui.QLabel(), 'label', [120, 60, 120, 24]);
label.setText('<a href="page">A link to a page</a>');
addWidget(new nodegui.QLCDNumber(), 'lcd', [120, 90, 80, 30]).display(12_345_678);
addWidget(new nodegui.QStatusBar(), 'status', [10, 770, 300, 24]).showMessage('Saved');

const combo = addWidget(new nodegui.QComboBox(), 'combo', [260, 30, 100, 24]);
combo.addItems(['Oats', 'Rye']);
const list = addWidget(new nodegui.QListWidget(), 'list', [10, 190, 150, 80]);
for (const text of ['Larch', 'Pine']) list.addItem(new nodegui.QListWidgetItem(text));
const table = addWidget(new nodegui.QTableWidget(2, 2), 'table', [170, 190, 260, 100]);
for (const row of [0, 1])
  for (const column of [0, 1])
    table.setItem(row, column, new nodegui.QTableWidgetItem(`Cell ${row}${column}`));
const tree = addWidget(new nodegui.QTreeWidget(), 'tree', [440, 190, 200, 100]);
const trunk = new nodegui.QTreeWidgetItem(['Trunk']);
trunk.addChild(new nodegui.QTreeWidgetItem(['Branch']));
tree.addTopLevelItem(trunk);
trunk.setExpanded(true);
trunk.setExpanded(false);
trunk.setExpanded(true);
for (const view of [list, table, tree]) view.setMouseTracking(true);
trunk.setText(0, 'Stem');

const tabs = addWidget(new nodegui.QTabBar(), 'tabbar', [380, 30, 200, 30]);
const pages = addWidget(new nodegui.QTabWidget(), 'tabs', [380, 70, 240, 100]);
pages.setTabsClosable(true);
for (const text of ['First', 'Second']) {
  tabs.addTab(new nodegui.QIcon(), `${text} tab`);
  pages.addTab(new nodegui.QWidget(), new nodegui.QIcon(), `${text} page`);
}
const stack = new nodegui.QStackedLayout();
const [front, back] = [new nodegui.QWidget(), new nodegui.QWidget()];
addWidget(new nodegui.QWidget(), 'stack', [10, 700, 40, 40]).setLayout(stack);
stack.addWidget(front);
stack.addWidget(back);
stack.setCurrentIndex(1);
stack.removeWidget(back);

const group = new nodegui.QButtonGroup();
const grouped = addWidget(new nodegui.QCheckBox(), 'grouped', [260, 60, 100, 24]);
grouped.setText('Grouped');
group.addButton(grouped, 1);
const box = addWidget(new nodegui.QGroupBox(), 'box', [260, 90, 110, 60]);
box.setTitle('Boxed');
box.setCheckable(true);

const splitter = addWidget(new nodegui.QSplitter(), 'splitter', [10, 300, 300, 60]);
splitter.addWidget(new nodegui.QTextEdit());
splitter.addWidget(new nodegui.QTextEdit());

addWidget(new nodegui.QPlainTextEdit(), 'plain', [10, 370, 200, 80]);
addWidget(new nodegui.QTextEdit(), 'rich', [220, 370, 200, 80]);
const browser = addWidget(new nodegui.QTextBrowser(), 'browser', [430, 370, 200, 80]);
for (const page of ['one.html', 'two.html']) {
  writeFileSync(path.join(tmpdir(), page), '<p>A page</p>');
  browser.setSource(new nodegui.QUrl(`file://${path.join(tmpdir(), page)}`));
}
browser.backward();
browser.setHtml('<a href="#there">Go there</a>');

addWidget(new nodegui.QCalendarWidget(), 'calendar', [10, 460, 320, 220]);

const shortcuts = [new nodegui.QShortcut(win), new nodegui.QShortcut(win)];
for (const shortcut of shortcuts) shortcut.setKey(new nodegui.QKeySequence('F5'));

const model = new nodegui.QStandardItemModel();
const modelled = addWidget(new nodegui.QComboBox(), 'modelled', [650, 190, 100, 24]);
modelled.setModel(model);
modelled.addItem(new nodegui.QIcon(), 'One');
modelled.setItemText(0, 'Two');
modelled.setEditable(true);
modelled.setEditText('Three');

// These signals are emitted by calls only.
list.setIconSize(new nodegui.QSize(8, 8));
addWidget(new nodegui.QDateTimeEdit(), 'time', [10, 730, 150, 24]).setTime(new nodegui.QTime(4, 5));
const field = addWidget(new nodegui.QLineEdit(), 'field', [170, 730, 80, 24]);
field.setText('Text');
field.setSelection(0, 2);
addWidget(new nodegui.QProgressBar(), 'progress', [260, 730, 80, 24]).setValue(40);
const stacked = addWidget(new nodegui.QStackedWidget(), 'stacked', [350, 730, 40, 24]);
for (const _ of [0, 1]) stacked.addWidget(new nodegui.QWidget());
stacked.setCurrentIndex(1);
const tool = addWidget(new nodegui.QToolButton(), 'tool', [400, 730, 40, 24]);
const toolMenu = new nodegui.QMenu();
const toolAction = new nodegui.QAction(toolMenu);
toolAction.setText('Tool action');
toolMenu.addAction(toolAction);
tool.setMenu(toolMenu);
tool.setPopupMode(nodegui.ToolButtonPopupMode.InstantPopup);
const missing = new nodegui.QMovie();
missing.setFileName('missing.gif');
missing.start();
tabs.setMovable(true);
tabs.moveTab(0, 1);
const blurred = addWidget(new nodegui.QPushButton(), 'blurred', [650, 60, 100, 24]);
const blur = new nodegui.QGraphicsBlurEffect();
blurred.setGraphicsEffect(blur);
blur.setBlurRadius(9);
blur.setBlurHints(1);
blur.setProperty('enabled', false);
const shadow = new nodegui.QGraphicsDropShadowEffect();
shadow.setBlurRadius(9);
nodegui.QApplication.setApplicationDisplayName('Signals');
nodegui.QApplication.clipboard()?.setText('Selected', nodegui.QClipboardMode.Selection);
nodegui.QApplication.clipboard()?.setText('Found', nodegui.QClipboardMode.FindBuffer);
win.setWindowTitle('Signals');
win.setWindowIcon(new nodegui.QIcon());
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const movie = new nodegui.QMovie();
movie.loadFromData(gif);
movie.start();

const dialog = new nodegui.QDialog();
dialog.open();
dialog.reject();
const color = new nodegui.QColorDialog();
color.open();
color.setCurrentColor(new nodegui.QColor(10, 20, 30));
color.accept();
const font = new nodegui.QFontDialog();
font.open();
font.setCurrentFont(new nodegui.QFont('Inter', 20));
font.accept();
for (const mode of [nodegui.InputMode.TextInput, nodegui.InputMode.IntInput, nodegui.InputMode.DoubleInput]) {
  const input = new nodegui.QInputDialog();
  input.setInputMode(mode);
  input.open();
  if (mode === nodegui.InputMode.TextInput) input.setTextValue('Text');
  if (mode === nodegui.InputMode.IntInput) input.setIntValue(5);
  if (mode === nodegui.InputMode.DoubleInput) input.setDoubleValue(0.5);
  input.accept();
}

// Each dialog or menu is opened by a step that clicks its button.
const addOpener = (name: string, top: number, open: () => void) => {
  const button = addWidget(new nodegui.QPushButton(), name, [650, top, 100, 24]);
  button.setText(name);
  button.addEventListener('clicked', open);
};
addOpener('Ask', 100, () => {
  const question = new nodegui.QMessageBox();
  question.setText('Sure?');
  question.setProperty('standardButtons', 0x400); // OK
  question.open();
});
addOpener('Choose', 130, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signals-'));
  mkdirSync(path.join(folder, 'folder'));
  writeFileSync(path.join(folder, 'folder', 'a.txt'), '');
  const chooser = new nodegui.QFileDialog(win, 'Choose', folder, 'Text (*.txt);;All (*)');
  chooser.setFileMode(nodegui.FileMode.ExistingFile);
  chooser.open();
});

win.show();
const handle = win.windowHandle();
handle?.showMaximized();
handle?.showNormal();
