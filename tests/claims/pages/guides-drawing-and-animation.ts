import {ImageConversionFlag, QColor, QImage, QImageFormat, QLabel, QPainter, QPixmap} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/drawing-and-animation';

export default [
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
