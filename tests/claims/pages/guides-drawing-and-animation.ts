import {ImageConversionFlag, QColor, QImage, QImageFormat, QPainter, QPixmap} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/drawing-and-animation';

export default [
  {
    page,
    says: 'Paint it once into a `QImage`, at any time, and show that.',
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
    says: "an empty `QPixmap` of a given size can't be made here",
    run: () => new (QPixmap as unknown as new (...size: number[]) => QPixmap)(20, 10).width(),
    expect: 0,
  },
] satisfies Claim[];
