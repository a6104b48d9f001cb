import {ContextMenuPolicy, QAction, QListWidget, QMenu, QPoint} from '@nodegui/nodegui';

const list = new QListWidget();
list.setWindowTitle('Playlists');
list.addItems(['Morning', 'Running', 'Cooking']);
list.setCurrentRow(1);

const menu = new QMenu(list);
for (const text of ['Rename', 'Delete']) {
  const action = new QAction(menu);
  action.setText(text);
  action.addEventListener('triggered', () => console.log(`${text} ${list.currentItem().text()}`));
  menu.addAction(action);
}

list.setContextMenuPolicy(ContextMenuPolicy.CustomContextMenu);
list.addEventListener('customContextMenuRequested', ({x, y}) => {
  menu.popup(list.mapToGlobal(new QPoint(x, y)));
});
list.resize(240, 140);
list.show();

menu.popup(list.mapToGlobal(new QPoint(60, 30)));
