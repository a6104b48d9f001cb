import {
  AlignmentFlag,
  Direction,
  EditTrigger,
  ItemDataRole,
  QAbstractItemViewSelectionBehavior,
  QBoxLayout,
  QHeaderViewResizeMode,
  QLabel,
  QTableWidget,
  QTableWidgetItem,
  QVariant,
  QWidget,
  SortOrder,
} from '@nodegui/nodegui';

const peaks = [
  ['Etna', 'Italy', 3403],
  ['Teide', 'Spain', 3715],
  ['Snowdon', 'Wales', 1085],
  ['Olympus', 'Greece', 2918],
] as const;

const table = new QTableWidget(peaks.length, 3);
table.setHorizontalHeaderLabels(['Mountain', 'Country', 'Metres']);
peaks.forEach(([name, country, metres], row) => {
  const height = new QTableWidgetItem('');
  height.setData(ItemDataRole.DisplayRole, new QVariant(metres)); // a number sorts as a number
  height.setTextAlignment(AlignmentFlag.AlignRight | AlignmentFlag.AlignVCenter);
  table.setItem(row, 0, new QTableWidgetItem(name));
  table.setItem(row, 1, new QTableWidgetItem(country));
  table.setItem(row, 2, height);
});

table.setSelectionBehavior(QAbstractItemViewSelectionBehavior.SelectRows);
table.setEditTriggers(EditTrigger.NoEditTriggers);
table.horizontalHeader().setSectionResizeMode(QHeaderViewResizeMode.Stretch);
table.verticalHeader().hide();
table.setSortingEnabled(true); // after the table is filled
table.sortByColumn(2, SortOrder.DescendingOrder);

const label = new QLabel();
table.addEventListener('currentCellChanged', (row) => {
  if (row >= 0) label.setText(`${table.item(row, 0).text()} is ${table.item(row, 2).text()} m high.`);
});
table.setCurrentCell(1, 0);

const win = new QWidget();
win.setWindowTitle('Mountains');
const column = new QBoxLayout(Direction.TopToBottom);
win.setLayout(column);
column.addWidget(table, 1);
column.addWidget(label);
win.resize(380, 220);
win.show();
