import {QGroupBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QGroupBox.setChecked',
    statement: 'It does nothing before `setCheckable()`.',
    run() {
      const group = new QGroupBox();
      group.setChecked(true);
      return group.isChecked();
    },
    expect: false,
  },
] satisfies Claim[];
