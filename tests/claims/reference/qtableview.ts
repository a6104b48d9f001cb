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
  {
    symbol: 'QTableView.columnWidth',
    statement: "It's 0 if the column is hidden or doesn't exist.",
    run() {
      const table = new QTableWidget(2, 2);
      table.hideColumn(0);
      return [table.columnWidth(0), table.columnWidth(9)];
    },
    expect: [0, 0],
  },
] satisfies Claim[];
