import {ItemDataRole, QListWidget, QTableWidget, QTableWidgetItem, QTreeWidgetItem} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

const page = 'guides/lists-tables-trees';

export default [
  {
    page,
    statement: 'a `QTreeWidgetItem` takes the plain value.',
    run() {
      const item = new QTreeWidgetItem(['x']);
      item.setData(0, ItemDataRole.UserRole, 'id');
      return [
        item.data(0, ItemDataRole.UserRole).toString(),
        errorMessageOf(() => new QListWidget().addItem('x' as never)),
      ];
    },
    expect: ['id', 'Invalid argument'],
  },
  {
    page,
    statement:
      '`table.currentIndex().sibling(row, column).data().toString()` instead of the item, because it returns an empty text for an empty cell',
    run() {
      const table = new QTableWidget(2, 2);
      table.setItem(0, 0, new QTableWidgetItem('Ada'));
      table.setCurrentCell(0, 0);
      const text = (row: number, column: number) =>
        table.currentIndex().sibling(row, column).data().toString();
      return [text(0, 0), text(1, 1)];
    },
    expect: ['Ada', ''],
  },
] satisfies Claim[];
