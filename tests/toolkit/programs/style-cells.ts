/** Draws a grid of cells. Each is a small widget with its own stylesheet from `STYLE_CELLS`. */
import {
  EchoMode,
  FlexLayout,
  QCheckBox,
  QComboBox,
  QIcon,
  QLabel,
  QLineEdit,
  QListWidget,
  QMainWindow,
  QMenuBar,
  QPushButton,
  QTableWidget,
  QWidget,
} from '@nodegui/nodegui';
import type {Kind} from '../style-table/cases';
import type {CellSheet} from '../style-table/draw';

const {cells, columns, width, height, picture} = JSON.parse(process.env.STYLE_CELLS ?? '') as CellSheet;

const factories: Record<Kind, () => QWidget> = {
  box() {
    const widget = new QWidget();
    widget.setObjectName('box');
    const layout = new FlexLayout();
    widget.setLayout(layout);
    for (const name of ['a', 'b', 'c']) {
      const child = new QLabel();
      child.setObjectName(name);
      layout.addWidget(child);
    }
    return widget;
  },
  label() {
    const widget = new QLabel();
    widget.setText('two words');
    return widget;
  },
  button() {
    const widget = new QPushButton();
    widget.setText('two words');
    widget.setIcon(new QIcon(picture));
    return widget;
  },
  list() {
    const widget = new QListWidget();
    widget.setAlternatingRowColors(true);
    widget.addItems(['one', 'two', 'three']);
    widget.setCurrentRow(0);
    return widget;
  },
  table() {
    const widget = new QTableWidget(1, 2);
    widget.setColumnWidth(0, 20);
    return widget;
  },
  checkBox() {
    const widget = new QCheckBox();
    widget.setText('two');
    return widget;
  },
  comboBox() {
    const widget = new QComboBox();
    widget.addItem(undefined, 'two words');
    return widget;
  },
  menuBar() {
    const widget = new QMenuBar();
    widget.setNativeMenuBar(false);
    widget.addMenu('1');
    widget.addMenu('2');
    return widget;
  },
  passwordField() {
    const widget = new QLineEdit();
    widget.setEchoMode(EchoMode.Password);
    widget.setText('secret');
    return widget;
  },
};

const root = new QWidget();
const shown = cells.map(({kind, sheet}, index) => {
  const cell = new QWidget(root);
  cell.setGeometry((index % columns) * width, Math.floor(index / columns) * height, width, height);
  const widget = factories[kind]();
  widget.setParent(cell);
  widget.setGeometry(4, 4, width - 8, height - 8);
  cell.setStyleSheet(sheet);
  return widget;
});

const win = new QMainWindow();
win.setCentralWidget(root);
win.resize(columns * width, Math.ceil(shown.length / columns) * height);
win.show();

// Qt only draws an outline around the widget with the focus, and a window has only one.
shown.find((_, index) => cells[index]?.sheet.includes('outline:'))?.setFocus();
