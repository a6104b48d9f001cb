import {
  ItemDataRole,
  QHeaderViewResizeMode,
  QTableWidget,
  QTableWidgetItem,
  QVariant,
  SortOrder,
} from '@nodegui/nodegui';

const files = [
  ['report.pdf', 240],
  ['budget.csv', 12],
  ['logo.svg', 3],
] as const;

const table = new QTableWidget(files.length, 2);
table.setWindowTitle('Files');
table.setHorizontalHeaderLabels(['Name', 'Size in kB']);
files.forEach(([name, kilobytes], row) => {
  table.setItem(row, 0, new QTableWidgetItem(name));
  const size = new QTableWidgetItem('');
  size.setData(ItemDataRole.DisplayRole, new QVariant(kilobytes)); // a number sorts as a number
  table.setItem(row, 1, size);
});

const header = table.horizontalHeader();
header.setSectionResizeMode(0, QHeaderViewResizeMode.Stretch);
header.setSectionResizeMode(1, QHeaderViewResizeMode.ResizeToContents);
table.verticalHeader().hide();
table.setSortingEnabled(true);
table.sortByColumn(0, SortOrder.AscendingOrder);
table.resize(320, 140);
table.show();
