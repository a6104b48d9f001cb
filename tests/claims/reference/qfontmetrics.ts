import {QFont, QFontMetrics} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFontMetrics.inFont',
    statement:
      "the method checks the wrong character if yours isn't in ASCII, so use `inFontUcs4()` instead.",
    run() {
      const metrics = new QFontMetrics(new QFont());
      return [metrics.inFont('\uFFFE'), metrics.inFontUcs4(0xfffe)];
    },
    expect: [true, false],
  },
] satisfies Claim[];
