import {QTime} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTime.constructor',
    statement: 'Without arguments, or with only an hour, the time is invalid.',
    run: () => new QTime(5).isValid(),
    expect: false,
  },
] satisfies Claim[];
