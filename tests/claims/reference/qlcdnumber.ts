import {QLCDNumber} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QLCDNumber.display',
    says: 'a whole one beyond 32 bits shows as another in this version',
    run() {
      const digits = new QLCDNumber();
      digits.display(2 ** 32 + 7);
      return digits.value();
    },
    expect: 7,
  },
] satisfies Claim[];
