import {QVariant} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QVariant.constructor',
    says: "So do 0, `false` and `''` in this version",
    run: () => [0, false, ''].map((value) => new QVariant(value).toString()),
    expect: ['', '', ''],
  },
  {
    symbol: 'QVariant.constructor',
    says: 'whole numbers beyond 32 bits become other ones',
    run: () => new QVariant(2 ** 40).toDouble(),
    expect: 0,
  },
] satisfies Claim[];
