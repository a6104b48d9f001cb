import {AlignmentFlag, QTableWidget, QTableWidgetItem} from '@nodegui/nodegui';

const cities = [
  ['Lisbon', 'Portugal', 549_000],
  ['Nairobi', 'Kenya', 4_397_000],
  ['Quito', 'Ecuador', 1_763_000],
] as const;

const table = new QTableWidget(cities.length, 3);
table.setWindowTitle('Cities');
table.setHorizontalHeaderLabels(['City', 'Country', 'Inhabitants']);

cities.forEach(([city, country, inhabitants], row) => {
  const count = new QTableWidgetItem(inhabitants.toLocaleString('en'));
  count.setTextAlignment(AlignmentFlag.AlignRight | AlignmentFlag.AlignVCenter);
  table.setItem(row, 0, new QTableWidgetItem(city));
  table.setItem(row, 1, new QTableWidgetItem(country));
  table.setItem(row, 2, count);
});

table.addEventListener('cellChanged', (row, column) => {
  console.log(`Now ${table.item(row, column).text()}`);
});
table.horizontalHeader().setStretchLastSection(true);
table.resize(380, 150);
table.show();
