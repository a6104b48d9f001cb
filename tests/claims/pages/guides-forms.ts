import {QDoubleSpinBox, QLineEdit} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/forms';

export default [
  {
    page,
    statement: 'setValue(0.5); // until then, its text is empty',
    run() {
      const spinBox = new QDoubleSpinBox();
      const before = spinBox.text();
      spinBox.setValue(0.5);
      return [before, spinBox.text()];
    },
    expect: ['', '0.50'],
  },
  {
    page,
    statement: '`1,5` becomes 15 in Great Britain',
    run() {
      const spinBox = new QDoubleSpinBox();
      const field = spinBox.children().find((child) => child instanceof QLineEdit);
      field?.setText('');
      for (const sign of '1,5') field?.insert(sign);
      return spinBox.value();
    },
    expect: 15,
  },
] satisfies Claim[];
