import {
  ItemDataRole,
  MatchFlag,
  QListWidget,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  SelectionMode,
} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

const page = 'guides/lists-tables-trees';

export default [
  {
    page,
    statement:
      'To ignore upper and lower case, pass `MatchFlag.MatchFixedString`, or `MatchFlag.MatchContains`',
    run() {
      const list = new QListWidget();
      list.addItems(['Ada', 'ada']);
      return [MatchFlag.MatchExactly, MatchFlag.MatchFixedString, MatchFlag.MatchContains].map(
        (flag) => list.findItems('ADA', flag).length,
      );
    },
    expect: [0, 2, 2],
  },
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
      '`table.currentIndex().sibling(row, column).data().toString()` instead of asking for the item. It returns an empty text for an empty cell',
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
  {
    page,
    statement: '`view.selectionModel().selectedRows(0)`, which returns an index for each of them',
    run() {
      const list = new QListWidget();
      list.addItems(['Ada', 'Grace', 'Joan']);
      list.setSelectionMode(SelectionMode.ExtendedSelection);
      list.item(0).setSelected(true);
      list.item(2).setSelected(true);
      return list
        .selectionModel()
        .selectedRows(0)
        .map((index) => index.row());
    },
    expect: [0, 2],
  },
  {
    page,
    statement: "has selected the cells one by one, there's a range for each cell",
    run() {
      const table = new QTableWidget(1, 3);
      for (const column of [0, 1, 2]) table.setItem(0, column, new QTableWidgetItem('x'));
      table.setSelectionMode(SelectionMode.ExtendedSelection);
      for (const column of [0, 1, 2]) table.item(0, column).setSelected(true);
      return table.selectedRanges().length;
    },
    expect: 3,
  },
  {
    page,
    statement: '`takeTopLevelItem()` only returns a copy without children',
    run() {
      const tree = new QTreeWidget();
      const folder = new QTreeWidgetItem(['Photos']);
      folder.addChild(new QTreeWidgetItem(['harbour.jpg']));
      tree.addTopLevelItem(folder);
      const taken = tree.takeTopLevelItem(0) as QTreeWidgetItem;
      tree.insertTopLevelItem(0, folder);
      return [taken.childCount(), folder.childCount()];
    },
    expect: [0, 1],
  },
] satisfies Claim[];
