import {PenStyle, QColor, QPainter, QPen, QWidget, RenderHint, WidgetEventTypes} from '@nodegui/nodegui';

const visitors = [120, 90, 160, 130, 210];
const days = 'MTWTF';

const chart = new QWidget();
chart.setWindowTitle('Visitors');
chart.resize(300, 180);

const axis = new QPen();
axis.setColor(new QColor(128, 128, 128));
axis.setWidth(1);

chart.addEventListener(WidgetEventTypes.Paint, () => {
  const painter = new QPainter(chart);
  painter.setRenderHint(RenderHint.Antialiasing, true);

  visitors.forEach((count, i) => {
    const height = count / 2;
    painter.setPen(PenStyle.NoPen);
    painter.setBrush(new QColor(47, 158, 91));
    painter.drawRoundedRect(28 + i * 52, 140 - height, 36, height, 4, 4);
    painter.setPen(axis);
    painter.drawText(40 + i * 52, 162, days.charAt(i));
  });
  painter.drawLine(16, 140, 284, 140);
  painter.end();
});
chart.show();
