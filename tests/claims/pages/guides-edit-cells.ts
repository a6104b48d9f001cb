import {QTableWidget, QTableWidgetItem, SelectionMode, SortOrder} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/edit-cells';

export default [
  {
    page,
    statement: 'a range also contains hidden rows',
    run() {
      const table = new QTableWidget(3, 1);
      table.setSelectionMode(SelectionMode.ExtendedSelection);
      table.setRowHidden(1, true);
      table.selectAll();
      return table.selectedRanges().map(({topRow, bottomRow}) => [topRow, bottomRow]);
    },
    expect: [[0, 2]],
  },
  {
    page,
    statement: 'a row moves as soon as its first cell has changed',
    run() {
      const table = new QTableWidget(2, 1);
      const [first, second] = ['a', 'b'].map((text, row) => {
        const item = new QTableWidgetItem(text);
        table.setItem(row, 0, item);
        return item;
      });
      table.sortByColumn(0, SortOrder.AscendingOrder);
      table.setSortingEnabled(true);
      first?.setText('z');
      return [first, second].map((item) => item && table.row(item));
    },
    expect: [1, 0],
  },
] satisfies Claim[];
