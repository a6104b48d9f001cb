import {QListWidget, QListWidgetItem, SelectionMode} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QListWidgetItem.statusTip',
    statement: 'in this version it returns the text of the entry',
    run() {
      const item = new QListWidgetItem('text');
      item.setStatusTip('tip');
      return item.statusTip();
    },
    expect: 'text',
  },
  {
    symbol: 'QListWidgetItem.setSelected',
    statement: 'If the list allows several selected entries, the others stay selected.',
    run: () =>
      [SelectionMode.SingleSelection, SelectionMode.ExtendedSelection].map((mode) => {
        const list = new QListWidget();
        list.setSelectionMode(mode);
        const items = ['a', 'b'].map((text) => new QListWidgetItem(text));
        for (const item of items) list.addItem(item);
        for (const item of items) item.setSelected(true);
        return [list.selectedItems().length, list.currentRow()];
      }),
    expect: [
      [1, -1],
      [2, -1],
    ],
  },
] satisfies Claim[];
