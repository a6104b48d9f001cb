import {
  ImageConversionFlag,
  type NativeElement,
  QColor,
  QImage,
  QImageFormat,
  QLabel,
  QPainter,
  QPixmap,
  QVariant,
  QWidget,
  RenderHint,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/drawing-and-animation';

export default [
  {
    page,
    statement: 'the painter uses the text colour and the font of the widget',
    run() {
      const board = new QWidget();
      board.setObjectName('board');
      board.setStyleSheet('#board { color: #1f5fbf; }');
      board.resize(20, 20);
      board.addEventListener(WidgetEventTypes.Paint, () => {
        const painter = new QPainter(board);
        painter.drawLine(0, 10, 20, 10);
        painter.end();
      });
      const picture = new QPixmap(board.grab() as unknown as NativeElement);
      const image = QImage.fromQVariant(new QVariant(picture.native as NativeElement));
      const middle = image.pixelColor(image.width() / 2, image.height() / 2);
      return [middle.red(), middle.green(), middle.blue()];
    },
    expect: [31, 95, 191],
  },
  {
    page,
    statement: 'Call `painter.translate(0.5, 0.5)` first',
    run: () =>
      [0, 0.5].map((offset) => {
        const image = new QImage(20, 20, QImageFormat.RGB32);
        image.fill(new QColor('white'));
        const painter = new QPainter(image);
        painter.setRenderHint(RenderHint.Antialiasing, true);
        painter.translate(offset, offset);
        painter.drawLine(2, 10, 18, 10);
        painter.end();
        return [9, 10].map((y) => image.pixelColor(10, y).red() > 200);
      }),
    expect: [
      [false, false],
      [true, false],
    ],
  },
  {
    page,
    statement: 'paint it once into a `QImage`, and show this image each time',
    run() {
      const image = new QImage(20, 10, QImageFormat.RGB32);
      const painter = new QPainter(image);
      painter.fillRect(0, 0, 20, 10, new QColor(10, 20, 30));
      painter.end();
      const pixmap = QPixmap.fromImage(image, ImageConversionFlag.AutoColor);
      return [pixmap.width(), image.pixelColor(5, 5).green()];
    },
    expect: [20, 20],
  },
  {
    page,
    statement: "you can't create an empty `QPixmap` of a given size in NodeGUI",
    run: () => new (QPixmap as unknown as new (...size: number[]) => QPixmap)(20, 10).width(),
    expect: 0,
  },
  {
    page,
    statement: 'The image is still shown at 120 × 40',
    run() {
      const image = new QImage(40, 20, QImageFormat.RGB32);
      image.fill(new QColor('white'));
      image.setDevicePixelRatio(2);
      const painter = new QPainter(image);
      painter.fillRect(0, 0, 10, 10, new QColor(10, 20, 30));
      painter.end();
      const label = new QLabel();
      label.setPixmap(QPixmap.fromImage(image, ImageConversionFlag.AutoColor));
      const size = label.sizeHint();
      return [
        image.pixelColor(18, 18).green(),
        image.pixelColor(22, 18).green(),
        size.width(),
        size.height(),
      ];
    },
    expect: [20, 255, 20, 10],
  },
] satisfies Claim[];
