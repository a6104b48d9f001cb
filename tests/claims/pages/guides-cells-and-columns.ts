import {QHeaderViewResizeMode, QListWidget, QListWidgetItem, QTableWidget} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, waitForLayout} from '../claim';

const page = 'guides/cells-and-columns';

export default [
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
    statement: "the user can't drag its border, and `setColumnWidth()` has no effect",
    run() {
      const table = new QTableWidget(1, 3);
      table.horizontalHeader().setSectionResizeMode(0, QHeaderViewResizeMode.Stretch);
      table.horizontalHeader().setSectionResizeMode(1, QHeaderViewResizeMode.ResizeToContents);
      table.show();
      for (const column of [0, 1, 2]) table.setColumnWidth(column, 333);
      table.hide();
      return [0, 1, 2].map((column) => table.columnWidth(column) === 333);
    },
    expect: [false, false, true],
  },
  {
    page,
    statement: 'the columns share the width of the table, down to their minimum widths',
    async run() {
      return Promise.all(
        [3, 30].map(async (columns) => {
          const table = new QTableWidget(1, columns);
          table.horizontalHeader().setSectionResizeMode(QHeaderViewResizeMode.Stretch);
          table.resize(300, 200);
          table.show();
          await waitForLayout();
          table.hide();
          return table.horizontalScrollBar().maximum() > 0;
        }),
      );
    },
    expect: [false, true],
  },
] satisfies Claim[];
