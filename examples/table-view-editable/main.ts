import {
  ItemDataRole,
  ItemFlag,
  Orientation,
  QAbstractTableModel,
  type QModelIndex,
  QTableView,
  QVariant,
} from '@nodegui/nodegui';

const stock = [
  ['Tables', 4],
  ['Chairs', 16],
] as [string, number][];

class StockModel extends QAbstractTableModel {
  rowCount(): number {
    return stock.length;
  }

  columnCount(): number {
    return 2;
  }

  flags(index: QModelIndex): ItemFlag {
    const flags = ItemFlag.ItemIsEnabled | ItemFlag.ItemIsSelectable;
    return index.column() === 1 ? flags | ItemFlag.ItemIsEditable : flags;
  }

  data(index: QModelIndex, role = ItemDataRole.DisplayRole): QVariant {
    const shown = role === ItemDataRole.DisplayRole || role === ItemDataRole.EditRole;
    // Pass 0 as text, because `new QVariant(0)` is empty.
    return shown ? new QVariant(stock[index.row()]?.[index.column()] || '0') : new QVariant();
  }

  headerData(section: number, orientation: Orientation, role: number): QVariant {
    if (role !== ItemDataRole.DisplayRole) return new QVariant();
    if (orientation === Orientation.Vertical) return new QVariant(section + 1);
    return new QVariant(['Product', 'Stock'][section] ?? '');
  }

  setData(index: QModelIndex, value: QVariant, role = ItemDataRole.EditRole): boolean {
    const row = stock[index.row()];
    const count = value.toInt();
    if (role !== ItemDataRole.EditRole || !row || count < 0) return false;
    row[1] = count;
    this.emitDataChanged(index, index, [ItemDataRole.DisplayRole, ItemDataRole.EditRole]);
    return true;
  }
}

const model = new StockModel();
const view = new QTableView();
view.setWindowTitle('Stock');
view.setModel(model);
view.horizontalHeader().setStretchLastSection(true);
view.resize(260, 120);
view.show();
model.setData(model.index(1, 1), new QVariant(12));
