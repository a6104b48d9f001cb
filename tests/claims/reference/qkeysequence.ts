import {QKeySequence, QVariant} from '@nodegui/nodegui';
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
  {
    symbol: 'QKeySequence.fromQVariant',
    statement: 'Text works too, such as `Ctrl+S`. If the variant is empty, the result is empty.',
    run: () =>
      [new QVariant('Ctrl+S'), new QVariant()].map((variant) =>
        QKeySequence.fromQVariant(variant).toString(1),
      ),
    expect: ['Ctrl+S', ''],
  },
] satisfies Claim[];
