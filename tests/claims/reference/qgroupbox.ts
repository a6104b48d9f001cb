import {QGroupBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QGroupBox.setChecked',
    statement: 'Before `setCheckable(true)`, the call has no effect.',
    run() {
      const group = new QGroupBox();
      group.setChecked(true);
      return group.isChecked();
    },
    expect: false,
  },
] satisfies Claim[];
