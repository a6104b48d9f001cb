import {QColor, QImage, QImageFormat, QPixmap} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QPixmap.load',
    statement: 'The image is then empty.',
    run() {
      const image = new QImage(20, 20, QImageFormat.ARGB32);
      image.fill(new QColor('white'));
      const pixmap = QPixmap.fromImage(image, 0);
      pixmap.load('missing.png');
      return pixmap.width();
    },
    expect: 0,
  },
] satisfies Claim[];
