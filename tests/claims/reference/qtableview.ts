import {QTableWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTableView.columnSpan',
    statement: 'uses the row number as the column too',
    run() {
      const table = new QTableWidget(3, 3);
      table.setSpan(0, 1, 1, 2);
      return table.columnSpan(0, 1);
    },
    expect: 1,
  },
] satisfies Claim[];
