import {QSize} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSize.constructor',
    says: 'With 0 the size is the invalid one in this version, whatever the height',
    run: () => new QSize(0, 5).height(),
    expect: -1,
  },
] satisfies Claim[];
