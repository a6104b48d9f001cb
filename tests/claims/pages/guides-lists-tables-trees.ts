import {
  CheckState,
  ItemDataRole,
  ListViewMode,
  MatchFlag,
  QAbstractTableModel,
  QComboBox,
  QHeaderView,
  QHeaderViewResizeMode,
  QListView,
  QListWidget,
  QListWidgetItem,
  type QModelIndex,
  QSize,
  QStandardItemModel,
  QTableView,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  QVariant,
  SortOrder,
} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, waitForLayout} from '../claim';

const page = 'guides/lists-tables-trees';

export default [
  {
    page,
    statement: 'Find the header among the children of the tree',
    run() {
      const tree = new QTreeWidget();
      tree.setHeaderLabels(['Name', 'Size']);
      tree.addTopLevelItem(new QTreeWidgetItem(['b', '1']));
      tree.addTopLevelItem(new QTreeWidgetItem(['a', '2']));
      const header = tree.children().find((child) => child instanceof QHeaderView);
      header?.hideSection(1);
      header?.resizeSection(0, 222);
      tree.setSortingEnabled(true);
      header?.setSortIndicator(0, SortOrder.AscendingOrder);
      const names = tree.findItems('', MatchFlag.MatchContains, 0).map((item) => item.text(0));
      return [header?.isSectionHidden(1), header?.sectionSize(0), names];
    },
    expect: [true, 222, ['a', 'b']],
  },
  {
    page,
    statement: 'its last column only fills the rest of the width',
    async run() {
      const tree = new QTreeWidget();
      tree.addTopLevelItem(new QTreeWidgetItem(['a text that is much wider than this narrow tree']));
      tree.resize(120, 100);
      tree.show();
      const header = tree.children().find((child) => child instanceof QHeaderView);
      await waitForLayout();
      const filling = header?.length() ?? 0;
      header?.setStretchLastSection(false);
      header?.setSectionResizeMode(0, QHeaderViewResizeMode.ResizeToContents);
      await waitForLayout();
      const fitting = header?.length() ?? 0;
      tree.close();
      return [filling > 0 && filling <= 120, fitting > 120];
    },
    expect: [true, true],
  },
  {
    page,
    statement: 'otherwise the view asks for every row',
    async run() {
      const counts: number[] = [];
      for (const uniform of [true, false]) {
        const rows = new Set<number>();
        class Model extends QAbstractTableModel {
          override rowCount(): number {
            return 1000;
          }

          override columnCount(): number {
            return 1;
          }

          override data(index: QModelIndex): QVariant {
            rows.add(index.row());
            return new QVariant();
          }
        }
        const view = new QListView();
        view.setViewMode(ListViewMode.IconMode);
        view.setGridSize(new QSize(120, 104));
        view.setUniformItemSizes(uniform);
        view.setModel(new Model());
        view.resize(500, 400);
        view.show();
        await waitForLayout();
        counts.push(rows.size);
      }
      return counts.map((count) => count < 100);
    },
    expect: [true, false],
  },
  {
    page,
    statement: 'A `QComboBox` keeps its entries in a `QStandardItemModel`, which is its child object.',
    run() {
      const combo = new QComboBox();
      combo.addItems(['Olives', 'Onions']);
      const models = combo.children().filter((child) => child instanceof QStandardItemModel);
      models[0]?.item(1)?.setCheckState(CheckState.Checked);
      return [models.length, models[0]?.item(1)?.checkState()];
    },
    expect: [1, 2],
  },
  {
    page,
    statement: 'To sort numbers, store them as numbers with `ItemDataRole.DisplayRole`',
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
    statement: 'A `QTreeWidgetItem` takes the plain value.',
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
    statement: '`selectedItems()` returns items that are really in the tree.',
    run() {
      const tree = new QTreeWidget();
      const folder = new QTreeWidgetItem(['docs']);
      const file = new QTreeWidgetItem(['index.md']);
      folder.addChild(file);
      tree.addTopLevelItem(folder);
      file.setSelected(true);
      return tree.selectedItems()[0]?.parent()?.text(0);
    },
    expect: 'docs',
  },
  {
    page,
    statement: 'Qt never calls `sort()` of your model in 0.74.2',
    run() {
      let calls = 0;
      class Model extends QAbstractTableModel {
        rowCount() {
          return 2;
        }
        columnCount() {
          return 1;
        }
        data() {
          return new QVariant();
        }
        sort() {
          calls += 1;
        }
      }
      const view = new QTableView();
      view.setModel(new Model());
      view.setSortingEnabled(true);
      view.sortByColumn(0, SortOrder.AscendingOrder);
      return calls;
    },
    expect: 0,
  },
  {
    page,
    statement: '`table.cellWidget()` or `list.itemWidget()` throws.',
    run: () => [
      errorMessageOf(() => new QTableWidget(1, 1).cellWidget(0, 0)) !== undefined,
      errorMessageOf(() => new QListWidget().itemWidget(new QListWidgetItem('x'))) !== undefined,
    ],
    expect: [true, true],
  },
  {
    page,
    statement:
      'It also sorts immediately, by the first column and in descending order. If you want to start with another order, call `QTableWidget.sortItems()` after it',
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
      'a stock of 0 shows nothing and sorts before all numbers, even negative ones. Store it as text',
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
    statement: '`table.currentIndex().sibling(row, column).data().toString()`, which is empty for them',
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
] satisfies Claim[];
