import {ContextMenuPolicy, QAction, QListWidget, QMenu, QPoint} from '@nodegui/nodegui';

const list = new QListWidget();
list.setWindowTitle('Playlists');
list.addItems(['Morning', 'Running', 'Cooking']);

const menu = new QMenu(list);
function addAction(text: string, run: (row: number) => void): void {
  const action = new QAction(menu);
  action.setText(text);
  action.addEventListener('triggered', () => run(list.currentRow()));
  menu.addAction(action);
}
addAction('Play', (row) => console.log(`Playing ${list.item(row).text()}`));
addAction('Delete', (row) => list.takeItem(row));

list.setContextMenuPolicy(ContextMenuPolicy.CustomContextMenu);
list.addEventListener('customContextMenuRequested', ({x, y}) => {
  // Below the last item, there is nothing to play or delete.
  if (list.row(list.itemAt(x, y)) >= 0) menu.popup(list.mapToGlobal(new QPoint(x, y)));
});
list.resize(240, 140);
list.show();
