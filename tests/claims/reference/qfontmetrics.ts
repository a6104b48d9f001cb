import {QFont, QFontMetrics} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFontMetrics.inFont',
    says: "In this version it asks about the wrong character if it's outside ASCII. Use `inFontUcs4()` instead.",
    run() {
      const metrics = new QFontMetrics(new QFont());
      return [metrics.inFont('\uFFFE'), metrics.inFontUcs4(0xfffe)];
    },
    expect: [true, false],
  },
] satisfies Claim[];
