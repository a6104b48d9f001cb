import {QFont, QFontMetrics} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFontMetrics.inFont',
    says: 'For one outside ASCII it asks about another in this version. Use `inFontUcs4()`.',
    run() {
      const metrics = new QFontMetrics(new QFont());
      return [metrics.inFont('\uFFFE'), metrics.inFontUcs4(0xfffe)];
    },
    expect: [true, false],
  },
] satisfies Claim[];
