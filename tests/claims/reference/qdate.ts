import {QDate} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

export default [
  {
    symbol: 'QDate.toString',
    statement: 'Without a format the call throws',
    run: () => errorMessageOf(() => `${new QDate(2026, 2, 3)}`) !== undefined,
    expect: true,
  },
  {
    symbol: 'QDate.constructor',
    statement: "A day that doesn't exist makes an invalid date.",
    run: () => new QDate(2026, 2, 30).isNull(),
    expect: true,
  },
] satisfies Claim[];
