import {QKeySequence} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QKeySequence',
    statement:
      "`Ctrl+Plus` and `Ctrl+Minus` aren't understood, and `toString(1)` then returns an empty text.",
    run: () =>
      ['Ctrl++', 'Ctrl+-', 'Ctrl+Plus', 'Ctrl+Minus'].map((keys) => new QKeySequence(keys).toString(1)),
    expect: ['Ctrl++', 'Ctrl+-', '', ''],
  },
] satisfies Claim[];
