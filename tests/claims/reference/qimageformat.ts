import {QImage, QImageFormat} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QImageFormat.Grayscale16',
    statement: 'In effect, 64 bits',
    run: () => new QImage(1, 1, QImageFormat.Grayscale16).depth(),
    expect: 64,
  },
  {
    symbol: 'QImageFormat.RGBA64_Premultiplied',
    statement: 'In effect, 16 bits for each pixel, which are a shade of grey.',
    run: () => new QImage(1, 1, QImageFormat.RGBA64_Premultiplied).depth(),
    expect: 16,
  },
] satisfies Claim[];
