import {QSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSpinBox.cleanText',
    says: "`''` where `text()` is",
    run: () => new QSpinBox().cleanText(),
    expect: '',
  },
] satisfies Claim[];
