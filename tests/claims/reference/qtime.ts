import {QTime} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTime.constructor',
    says: 'an invalid one without arguments or with an hour alone',
    run: () => new QTime(5).isValid(),
    expect: false,
  },
] satisfies Claim[];
