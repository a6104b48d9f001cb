import {
  GlobalColor,
  PenStyle,
  QBrush,
  QColor,
  QPainter,
  QPainterPath,
  QPen,
  QWidget,
  RenderHint,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const leaf = new QPainterPath();
leaf.moveTo(40, 140);
leaf.cubicTo(30, 60, 110, 20, 190, 30);
leaf.cubicTo(190, 110, 120, 160, 40, 140);
leaf.closeSubpath();

const stem = new QPen();
stem.setColor(GlobalColor.darkGreen);
stem.setWidth(3);

const win = new QWidget();
win.setWindowTitle('Leaf');
win.resize(230, 180);
win.addEventListener(WidgetEventTypes.Paint, () => {
  const painter = new QPainter(win);
  painter.setRenderHint(RenderHint.Antialiasing, true);
  painter.setPen(PenStyle.NoPen);
  painter.fillPath(leaf, new QBrush(new QColor(98, 187, 122)));
  painter.setPen(stem);
  painter.drawLine(22, 158, 120, 88);
  painter.end();
});
win.show();
