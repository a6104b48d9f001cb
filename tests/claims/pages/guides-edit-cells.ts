import {
  EditTrigger,
  ItemFlag,
  QItemSelectionModel,
  QLineEdit,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  SelectionFlag,
  SelectionMode,
  SortOrder,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

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
  {
    page,
    statement: 'an item opens its editor as soon as it becomes the current one',
    async run() {
      const tree = new QTreeWidget();
      const item = new QTreeWidgetItem(['Photos']);
      item.setFlags(item.flags() | ItemFlag.ItemIsEditable);
      tree.addTopLevelItem(item);
      tree.show();
      item.setSelected(true);
      const selection = tree.children().find((child) => child instanceof QItemSelectionModel);
      const index = selection?.selectedIndexes()[0];
      if (!index) return undefined;
      selection?.setCurrentIndex(index, SelectionFlag.ClearAndSelect); // as after a right click
      selection?.clearCurrentIndex();
      tree.setProperty('editTriggers', EditTrigger.CurrentChanged);
      selection?.setCurrentIndex(index, SelectionFlag.ClearAndSelect);
      await waitForLayout();
      const parts = tree.children().flatMap((child) => child?.children() ?? []);
      tree.hide();
      return parts.find((part) => part instanceof QLineEdit)?.text();
    },
    expect: 'Photos',
  },
] satisfies Claim[];
