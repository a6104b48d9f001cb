import {QSize} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSize.constructor',
    statement: 'In this version, 0 makes the whole size invalid, whatever the height is',
    run: () => new QSize(0, 5).height(),
    expect: -1,
  },
] satisfies Claim[];
