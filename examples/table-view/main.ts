import {
  AlignmentFlag,
  ItemDataRole,
  Orientation,
  QAbstractTableModel,
  type QModelIndex,
  QTableView,
  QVariant,
} from '@nodegui/nodegui';

const planets = [
  ['Mercury', 4222.6],
  ['Venus', 2802],
  ['Earth', 24],
  ['Mars', 24.7],
] as const;

class PlanetModel extends QAbstractTableModel {
  rowCount(): number {
    return planets.length;
  }

  columnCount(): number {
    return 2;
  }

  data(index: QModelIndex, role = ItemDataRole.DisplayRole): QVariant {
    const value = planets[index.row()]?.[index.column() === 0 ? 0 : 1];
    if (role === ItemDataRole.DisplayRole) return new QVariant(value);
    if (role === ItemDataRole.TextAlignmentRole && index.column() === 1) {
      return new QVariant(AlignmentFlag.AlignRight | AlignmentFlag.AlignVCenter);
    }
    return new QVariant();
  }

  headerData(section: number, orientation: Orientation, role: number): QVariant {
    if (role !== ItemDataRole.DisplayRole) return new QVariant();
    if (orientation === Orientation.Vertical) return new QVariant(section + 1);
    return new QVariant(['Planet', 'Day in hours'][section] ?? '');
  }
}

const view = new QTableView();
view.setWindowTitle('Planets');
view.setModel(new PlanetModel());
view.horizontalHeader().setStretchLastSection(true);
view.resize(280, 180);
view.show();
