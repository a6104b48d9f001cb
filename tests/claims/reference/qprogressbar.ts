import {QProgressBar} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QProgressBar.setMaximum',
    statement: 'If the current value is larger, the bar is reset.',
    run() {
      const bar = new QProgressBar();
      bar.setValue(50);
      bar.setMaximum(40);
      return bar.value();
    },
    expect: -1,
  },
] satisfies Claim[];
