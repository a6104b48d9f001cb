import {QImage, QImageFormat} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QImage.fromBuffer',
    statement: 'each row filled up to a multiple of 4 bytes',
    run() {
      const rows = Buffer.from([1, 2, 3, 0, 4, 5, 6, 0]);
      return QImage.fromBuffer(rows, 1, 2, QImageFormat.RGB888).pixelColor(0, 1).red();
    },
    expect: 4,
  },
  {
    symbol: 'QImage.isGrayscale',
    statement: 'each entry must be the grey of its own index, unlike with `allGray()`',
    run() {
      const steps = new QImage(1, 1, QImageFormat.Indexed8);
      steps.setColor(0, 0xff000000);
      steps.setColor(1, 0xffffffff);
      return [steps.isGrayscale(), steps.allGray()];
    },
    expect: [false, true],
  },
  {
    symbol: 'QImage.setColor',
    statement: 'If the table is shorter, it grows up to this entry.',
    run() {
      const image = new QImage(4, 4, QImageFormat.Indexed8);
      image.setColor(5, 0xffff0000);
      return image.colorCount();
    },
    expect: 6,
  },
] satisfies Claim[];
