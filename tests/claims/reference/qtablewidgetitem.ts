import {QTableWidget, QTableWidgetItem, SelectionMode} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTableWidgetItem.statusTip',
    statement: 'in this version it returns the text of the cell',
    run() {
      const item = new QTableWidgetItem('text');
      item.setStatusTip('tip');
      return item.statusTip();
    },
    expect: 'text',
  },
  {
    symbol: 'QTableWidgetItem.setSelected',
    statement: "Other cells stay selected, and the cell doesn't become the current one.",
    run() {
      const table = new QTableWidget(2, 1);
      table.setSelectionMode(SelectionMode.SingleSelection);
      const items = ['a', 'b'].map((text) => new QTableWidgetItem(text));
      for (const [row, item] of items.entries()) table.setItem(row, 0, item);
      for (const item of items) item.setSelected(true);
      return [items.filter((item) => item.isSelected()).length, table.currentRow()];
    },
    expect: [2, -1],
  },
] satisfies Claim[];
