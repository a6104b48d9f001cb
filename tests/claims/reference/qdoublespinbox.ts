import {QDoubleSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QDoubleSpinBox.setMaximum',
    statement: 'A whole number beyond 2147483647 wraps round in this version, but `setRange()` accepts it.',
    run() {
      const price = new QDoubleSpinBox();
      price.setMaximum(3e9);
      const wrapped = price.maximum();
      price.setRange(0, 3e9);
      return [wrapped, price.maximum()];
    },
    expect: [-1294967296, 3e9],
  },
] satisfies Claim[];
