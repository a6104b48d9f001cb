import {QHeaderViewResizeMode, QTableWidget, QTableWidgetItem, SortOrder} from '@nodegui/nodegui';

const files = [
  ['report.pdf', '240 kB'],
  ['budget.csv', '12 kB'],
  ['logo.svg', '3 kB'],
];

const table = new QTableWidget(files.length, 2);
table.setWindowTitle('Files');
table.setHorizontalHeaderLabels(['Name', 'Size']);
files.forEach((cells, row) => {
  cells.forEach((text, column) => {
    table.setItem(row, column, new QTableWidgetItem(text));
  });
});

const header = table.horizontalHeader();
header.setSectionResizeMode(0, QHeaderViewResizeMode.Stretch);
header.setSectionResizeMode(1, QHeaderViewResizeMode.ResizeToContents);
table.verticalHeader().hide();
table.setSortingEnabled(true);
table.sortByColumn(0, SortOrder.AscendingOrder);
table.resize(320, 140);
table.show();
