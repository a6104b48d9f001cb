import {
  AlignmentFlag,
  CursorShape,
  QLabel,
  QMainWindow,
  QMouseEvent,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const board = new QWidget();

// Without a layout, a child stays where you move it.
const card = new QLabel(board);
card.setText('Drag me');
card.setAlignment(AlignmentFlag.AlignCenter);
card.setStyleSheet('background: #2f81f7; color: white; border-radius: 8px;');
card.setFixedSize(100, 60);
card.setCursor(CursorShape.OpenHandCursor);
card.move(100, 60);

let grip: {x: number; y: number} | undefined;

card.addEventListener(WidgetEventTypes.MouseButtonPress, (event) => {
  if (!event) return;
  const mouse = new QMouseEvent(event);
  grip = {x: mouse.x(), y: mouse.y()};
});

card.addEventListener(WidgetEventTypes.MouseMove, (event) => {
  if (!event || !grip) return;
  const mouse = new QMouseEvent(event);
  const {x, y} = card.pos();
  card.move(x + mouse.x() - grip.x, y + mouse.y() - grip.y);
});

card.addEventListener(WidgetEventTypes.MouseButtonRelease, () => {
  grip = undefined;
});

const win = new QMainWindow();
win.setWindowTitle('Board');
win.setCentralWidget(board);
win.resize(300, 180);
win.show();
