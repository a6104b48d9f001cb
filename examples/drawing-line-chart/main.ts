import {
  QBrush,
  QColor,
  QPainter,
  QPainterPath,
  QPen,
  QWidget,
  RenderHint,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const rain = [62, 48, 51, 39, 44, 58, 35, 40, 66, 83, 79, 71];
const months = 'JFMAMJJASOND';
const margin = 36;

const chart = new QWidget();
chart.setWindowTitle('Rain in millimetres');
chart.resize(460, 240);

const grid = new QPen();
grid.setColor(new QColor(128, 128, 128, 90));
grid.setWidth(1);
const blue = new QPen();
blue.setColor(new QColor(58, 123, 213));
blue.setWidth(3);

chart.addEventListener(WidgetEventTypes.Paint, () => {
  const width = chart.width() - 2 * margin;
  const height = chart.height() - 2 * margin;
  const x = (month: number) => margin + (width * month) / (rain.length - 1);
  const y = (mm: number) => margin + height - (height * mm) / 100;

  const painter = new QPainter(chart);
  painter.setRenderHint(RenderHint.Antialiasing, true);

  for (const mm of [0, 25, 50, 75, 100]) {
    painter.setPen(grid);
    painter.drawLine(margin, y(mm), margin + width, y(mm));
    painter.setPen(new QColor(128, 128, 128));
    painter.drawText(6, y(mm) + 5, `${mm}`);
  }
  for (const month of rain.keys()) painter.drawText(x(month) - 4, chart.height() - 12, months.charAt(month));

  const line = new QPainterPath();
  const area = new QPainterPath();
  area.moveTo(x(0), y(0));
  for (const [month, mm] of rain.entries()) {
    if (month === 0) line.moveTo(x(0), y(mm));
    else line.lineTo(x(month), y(mm));
    area.lineTo(x(month), y(mm));
  }
  area.lineTo(x(rain.length - 1), y(0));

  painter.fillPath(area, new QBrush(new QColor(58, 123, 213, 50)));
  painter.strokePath(line, blue);
  painter.end();
});
chart.show();
