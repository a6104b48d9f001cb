import {QSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSpinBox.cleanText',
    statement: "It's an empty string whenever `text()` returns one.",
    run: () => new QSpinBox().cleanText(),
    expect: '',
  },
] satisfies Claim[];
