import {ItemDataRole, QAbstractTableModel, QListView, type QModelIndex, QVariant} from '@nodegui/nodegui';

class RiverModel extends QAbstractTableModel {
  readonly items = ['Amazon', 'Danube', 'Mekong', 'Niger'];

  rowCount(): number {
    return this.items.length;
  }

  columnCount(): number {
    return 1;
  }

  data(index: QModelIndex, role = ItemDataRole.DisplayRole): QVariant {
    return role === ItemDataRole.DisplayRole ? new QVariant(this.items[index.row()] ?? '') : new QVariant();
  }
}

const view = new QListView();
view.setWindowTitle('Rivers');
view.setModel(new RiverModel());
view.addEventListener('clicked', (index) => console.log(`Row ${index.row()}`));
view.resize(220, 120);
view.show();
