import {QRectF} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QRectF.toRect',
    statement: 'so it can be 1 smaller or larger than the rounded size',
    run() {
      const rect = new QRectF(0.6, 0.4, 1.6, 1.4).toRect();
      return [rect.width(), rect.height()];
    },
    expect: [1, 2],
  },
] satisfies Claim[];
