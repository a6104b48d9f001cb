import {
  ItemDataRole,
  QHeaderView,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  QVariant,
  SortOrder,
} from '@nodegui/nodegui';
import {type Claim, CRASH} from '../claim';

const page = 'guides/sort-and-filter';

export default [
  {
    page,
    statement: 'Store numbers as numbers, with `ItemDataRole.DisplayRole`',
    run() {
      const table = new QTableWidget(3, 2);
      for (const [row, value] of [10, 9, 100].entries()) {
        const number = new QTableWidgetItem('');
        number.setData(ItemDataRole.DisplayRole, new QVariant(value));
        table.setItem(row, 0, number);
        table.setItem(row, 1, new QTableWidgetItem(`${value}`));
      }
      const column = (index: number) => [0, 1, 2].map((row) => table.item(row, index).text());
      table.sortItems(0, SortOrder.AscendingOrder);
      const numbers = column(0);
      table.sortItems(1, SortOrder.AscendingOrder);
      return [numbers, column(1)];
    },
    expect: [
      ['9', '10', '100'],
      ['10', '100', '9'],
    ],
  },
  {
    page,
    statement: 'the row may move to its sorted place',
    run() {
      const table = new QTableWidget(3, 2);
      table.setSortingEnabled(true);
      const items = ['b1', 'a2', 'c3'].flatMap((text, row) =>
        [...text].map((letter, column) => {
          const item = new QTableWidgetItem(letter);
          table.setItem(row, column, item);
          return item;
        }),
      );
      return items.filter((item) => table.row(item) >= 0).length;
    },
    expect: 5,
  },
  {
    page,
    statement:
      'This call also sorts the table immediately, by the first column and in descending order. If you want to start with another order, call `QTableWidget.sortItems()` after it',
    run() {
      const table = new QTableWidget(3, 1);
      for (const [row, text] of ['c', 'a', 'b'].entries()) table.setItem(row, 0, new QTableWidgetItem(text));
      const texts = () => [0, 1, 2].map((row) => table.item(row, 0).text()).join('');
      table.setSortingEnabled(true);
      const first = texts();
      table.sortItems(0, SortOrder.AscendingOrder);
      return [first, texts()];
    },
    expect: ['cba', 'abc'],
  },
  {
    page,
    statement:
      'a stock of 0 shows nothing, and sorts before all other numbers, even negative ones. To avoid that, store 0 as text',
    run() {
      const sorted = (zero: QVariant) => {
        const table = new QTableWidget(3, 1);
        for (const [row, value] of [new QVariant(5), zero, new QVariant(10)].entries()) {
          const item = new QTableWidgetItem('');
          item.setData(ItemDataRole.DisplayRole, value);
          table.setItem(row, 0, item);
        }
        table.sortItems(0, SortOrder.AscendingOrder);
        return [0, 1, 2].map((row) => table.item(row, 0).text());
      };
      return [sorted(new QVariant(0)), sorted(new QVariant('0'))];
    },
    expect: [
      ['', '5', '10'],
      ['0', '5', '10'],
    ],
  },
  {
    page,
    statement: '`QTreeWidget.setSortingEnabled()`, which sorts the items of each folder',
    run() {
      const tree = new QTreeWidget();
      tree.setHeaderLabels(['Name', 'Size']);
      const folder = new QTreeWidgetItem(['Folder']);
      for (const size of [9, 10, 2]) {
        const file = new QTreeWidgetItem([String(size)]);
        file.setData(1, ItemDataRole.DisplayRole, size);
        folder.addChild(file);
      }
      tree.addTopLevelItem(folder);
      tree.setSortingEnabled(true);
      const header = tree.children().find((child) => child instanceof QHeaderView);
      header?.setSortIndicator(1, SortOrder.AscendingOrder);
      return [0, 1, 2].map((index) => folder.child(index)?.text(0));
    },
    expect: ['2', '9', '10'],
  },
  {
    page,
    statement: 'If the program called a method on the missing item, the app would crash',
    run: () => new QTableWidget(1, 1).item(0, 0).text(),
    expect: CRASH,
  },
] satisfies Claim[];
