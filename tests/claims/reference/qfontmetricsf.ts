import {QFont, QFontMetricsF} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFontMetricsF.boundingRect',
    statement: 'The result is a `QRect` whose numbers have fractions.',
    run() {
      const font = new QFont();
      const heights = [5, 6, 7, 8, 9].map((pixels) => {
        font.setPixelSize(pixels);
        return new QFontMetricsF(font).boundingRect('Hello').height();
      });
      return heights.every(Number.isInteger);
    },
    expect: false,
  },
] satisfies Claim[];
