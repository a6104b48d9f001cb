import {QDateTime} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QDateTime.fromString',
    statement: 'as a native element, so wrap it with `new QDateTime(…)`',
    run: () => QDateTime.fromString('2026-05-03', 'yyyy-MM-dd') instanceof QDateTime,
    expect: false,
  },
] satisfies Claim[];
