import {QDoubleSpinBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractSpinBox.text',
    statement: "it's `''` until the field is shown or its value changes",
    run: () => new QDoubleSpinBox().text(),
    expect: '',
  },
  {
    symbol: 'QAbstractSpinBox.hasAcceptableInput',
    statement: "it's `false` until the field is shown or its value changes",
    run: () => new QDoubleSpinBox().hasAcceptableInput(),
    expect: false,
  },
] satisfies Claim[];
