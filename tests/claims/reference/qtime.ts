import {QTime} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTime.constructor',
    statement: 'Without arguments, or with only an hour, the time is invalid.',
    run: () => new QTime(5).isValid(),
    expect: false,
  },
  {
    symbol: 'QTime.fromMSecsSinceStartOfDay',
    statement: 'A number from 0 to 86399999. Any other number gives an invalid time.',
    run: () => [86_399_999, 86_400_000].map((time) => QTime.fromMSecsSinceStartOfDay(time).isValid()),
    expect: [true, false],
  },
] satisfies Claim[];
