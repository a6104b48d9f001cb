import {QDoubleSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractSpinBox.text',
    statement: "`''` in a new field for numbers until it is shown or its value changes",
    run: () => new QDoubleSpinBox().text(),
    expect: '',
  },
  {
    symbol: 'QAbstractSpinBox.hasAcceptableInput',
    statement: '`false` in a new field for numbers until it is shown or its value changes',
    run: () => new QDoubleSpinBox().hasAcceptableInput(),
    expect: false,
  },
] satisfies Claim[];
