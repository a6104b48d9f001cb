import {QVariant} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QVariant.constructor',
    statement: "In this version, 0, `false` and `''` make an empty variant too",
    run: () => [0, false, ''].map((value) => new QVariant(value).toString()),
    expect: ['', '', ''],
  },
  {
    symbol: 'QVariant.constructor',
    statement: 'Whole numbers that need more than 32 bits become different numbers',
    run: () => new QVariant(2 ** 40).toDouble(),
    expect: 0,
  },
] satisfies Claim[];
