import {QLCDNumber} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QLCDNumber.display',
    statement: 'a whole number that needs more than 32 bits is shown as a different number',
    run() {
      const digits = new QLCDNumber();
      digits.display(2 ** 32 + 7);
      return digits.value();
    },
    expect: 7,
  },
] satisfies Claim[];
