import {
  QHeaderViewResizeMode,
  QProgressBar,
  QPushButton,
  QTableWidget,
  QTableWidgetItem,
} from '@nodegui/nodegui';

const downloads = [
  ['forest.jpg', 100],
  ['river.mp4', 62],
  ['dunes.tif', 8],
] as const;

const table = new QTableWidget(downloads.length, 3);
table.setWindowTitle('Downloads');
table.setHorizontalHeaderLabels(['File', 'Progress', '']);

downloads.forEach(([file, percent], row) => {
  table.setItem(row, 0, new QTableWidgetItem(file));

  const bar = new QProgressBar();
  bar.setValue(percent);
  table.setCellWidget(row, 1, bar);

  const button = new QPushButton();
  button.setText(percent === 100 ? 'Open' : 'Stop');
  button.addEventListener('clicked', () => console.log(`${button.text()} ${file}`));
  table.setCellWidget(row, 2, button);
  table.setRowHeight(row, 36);
});

table.horizontalHeader().setSectionResizeMode(1, QHeaderViewResizeMode.Stretch);
table.setColumnWidth(2, 90);
table.verticalHeader().hide();
table.resize(440, 170);
table.show();
