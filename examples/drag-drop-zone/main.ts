import {
  AlignmentFlag,
  Direction,
  DropAction,
  type NativeElement,
  QBoxLayout,
  QDrag,
  QDragEnterEvent,
  QDropEvent,
  QLabel,
  QMainWindow,
  QMimeData,
  QMouseEvent,
  QPixmap,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

/** Creates a label that can be dragged. The drop receives its name as plain text. */
function makeSeed(name: string): QLabel {
  const seed = new QLabel();
  seed.setText(name);
  seed.setAlignment(AlignmentFlag.AlignCenter);
  seed.setStyleSheet('background: #d7eadf; color: #07503a; border-radius: 6px; padding: 10px;');

  let pressedAt = {x: 0, y: 0};
  seed.addEventListener(WidgetEventTypes.MouseButtonPress, (event) => {
    if (!event) return;
    const mouse = new QMouseEvent(event);
    pressedAt = {x: mouse.x(), y: mouse.y()};
  });
  seed.addEventListener(WidgetEventTypes.MouseMove, (event) => {
    if (!event) return;
    const mouse = new QMouseEvent(event);
    // The mouse moves a little during a click, so a short movement isn't a drag yet.
    if (Math.hypot(mouse.x() - pressedAt.x, mouse.y() - pressedAt.y) < 10) return;

    const data = new QMimeData();
    data.setText(name);
    const drag = new QDrag(seed);
    drag.setMimeData(data);
    // grab() returns a native element, although another type is declared, so wrap it.
    drag.setPixmap(new QPixmap(seed.grab() as unknown as NativeElement));
    // Returns when the mouse button is released.
    const action = drag.exec(DropAction.CopyAction);
    console.log(
      action === DropAction.CopyAction ? `${name} was dropped in the zone` : `${name} wasn’t dropped`,
    );
  });
  return seed;
}

const idle = 'border: 2px dashed #8a8f87; border-radius: 10px;';
const ready = 'border: 2px solid #0a6b4d; border-radius: 10px;';

const bed = new QLabel();
bed.setText('Drop seeds or files here');
bed.setAlignment(AlignmentFlag.AlignCenter);
bed.setStyleSheet(idle);
bed.setAcceptDrops(true);
bed.addEventListener(WidgetEventTypes.DragEnter, (event) => {
  if (!event) return;
  const enter = new QDragEnterEvent(event);
  const data = enter.mimeData();
  if (!data.hasText() && !data.hasUrls()) return;
  // Without this, DragMove and Drop never arrive.
  enter.acceptProposedAction();
  bed.setStyleSheet(ready);
});
bed.addEventListener(WidgetEventTypes.DragLeave, () => bed.setStyleSheet(idle));
bed.addEventListener(WidgetEventTypes.Drop, (event) => {
  if (!event) return;
  const drop = new QDropEvent(event);
  const data = drop.mimeData();
  const what = data.hasUrls() ? data.urls().map((url) => url.toLocalFile()) : [data.text()];
  drop.acceptProposedAction();
  bed.setText(what.join('\n'));
  bed.setStyleSheet(idle);
});

const seeds = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
seeds.setLayout(column);
for (const name of ['Oats', 'Barley', 'Rye']) column.addWidget(makeSeed(name));

const central = new QWidget();
const row = new QBoxLayout(Direction.LeftToRight);
central.setLayout(row);
row.addWidget(seeds);
row.addWidget(bed, 1);

const win = new QMainWindow();
win.setWindowTitle('Seed bed');
win.setCentralWidget(central);
win.resize(420, 220);
win.show();
