import {CheckState, QListWidget, QListWidgetItem} from '@nodegui/nodegui';

const list = new QListWidget();
list.setWindowTitle('Shopping');

for (const [text, done] of [
  ['Bread', true],
  ['Milk', true],
  ['Apples', false],
  ['Coffee', false],
] as const) {
  const item = new QListWidgetItem(text);
  item.setCheckState(done ? CheckState.Checked : CheckState.Unchecked);
  list.addItem(item);
}

list.addEventListener('currentRowChanged', (row) => {
  if (row >= 0) console.log(`Chosen: ${list.item(row).text()}`);
});
list.setCurrentRow(1);
list.resize(240, 150);
list.show();
