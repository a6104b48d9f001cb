import {QDoubleSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QDoubleSpinBox.setDecimals',
    statement: 'Call it before `setValue()`, because that rounds the value to this number of decimals.',
    run() {
      const before = new QDoubleSpinBox();
      before.setDecimals(4);
      before.setValue(1.2345);
      const after = new QDoubleSpinBox();
      after.setValue(1.2345);
      after.setDecimals(4);
      return [before.value(), after.value()];
    },
    expect: [1.2345, 1.23],
  },
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
  {
    symbol: 'QDoubleSpinBox.setSingleStep',
    statement: "Don't use more decimals than `decimals()` returns, because the field can't show such a step.",
    run() {
      const price = new QDoubleSpinBox();
      price.setDecimals(1);
      price.setValue(1);
      price.setSingleStep(0.01);
      price.stepUp();
      return price.text().replace(',', '.');
    },
    expect: '1.0',
  },
] satisfies Claim[];
