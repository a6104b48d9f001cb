import {QTreeWidget, QTreeWidgetItem} from '@nodegui/nodegui';

const folders: Record<string, [string, string][]> = {
  docs: [
    ['guide.md', '12 kB'],
    ['index.md', '3 kB'],
  ],
  src: [['main.ts', '7 kB']],
};

const tree = new QTreeWidget();
tree.setWindowTitle('Project');
tree.setColumnCount(2);
tree.setHeaderLabels(['Name', 'Size']);

for (const [folder, files] of Object.entries(folders)) {
  const parent = new QTreeWidgetItem([folder]);
  tree.addTopLevelItem(parent);
  for (const file of files) parent.addChild(new QTreeWidgetItem(file));
  parent.setExpanded(true);
}

tree.addEventListener('itemClicked', (item, column) => console.log(item.text(column)));
tree.setColumnWidth(0, 180);
tree.resize(320, 170);
tree.show();
