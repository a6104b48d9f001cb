import {
  QAction,
  QLabel,
  QLineEdit,
  QListWidget,
  QMenu,
  QPixmap,
  QProgressBar,
  QPushButton,
  QScrollArea,
  QSpinBox,
  QTextEdit,
  QWidget,
} from '@nodegui/nodegui';

/** A PNG of 16 by 16 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAABlBMVEUAAP//AADF+ovTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFklEQVQYlWNggAJGKIDx6S0AYwywAABVEADBt3en0QAAAABJRU5ErkJggg==';

export * from './window';
export const widget = new QWidget();
export const button = new QPushButton();
export const label = new QLabel();
export const lineEdit = new QLineEdit();
export const textEdit = new QTextEdit();
export const spinBox = new QSpinBox();
export const progressBar = new QProgressBar();
export const listWidget = new QListWidget();
export const scrollArea = new QScrollArea();
export const menu = new QMenu();
export const action = new QAction();
export const pixmap = new QPixmap();
pixmap.loadFromData(Buffer.from(PICTURE, 'base64'));
