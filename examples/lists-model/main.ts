import {
  Direction,
  ItemDataRole,
  type Orientation,
  QAbstractTableModel,
  QBoxLayout,
  QLineEdit,
  type QModelIndex,
  QTableView,
  QVariant,
  QWidget,
} from '@nodegui/nodegui';

/** A million readings of a thermometer, one per minute. */
const readings = Float32Array.from({length: 1_000_000}, (_, minute) => 12 + 8 * Math.sin(minute / 229.2));

class ReadingModel extends QAbstractTableModel {
  #minutes = Int32Array.from(readings.keys());
  rowCount(): number {
    return this.#minutes.length;
  }

  columnCount(): number {
    return 2;
  }

  data(index: QModelIndex, role = ItemDataRole.DisplayRole): QVariant {
    if (role !== ItemDataRole.DisplayRole) return new QVariant();
    const minute = this.#minutes[index.row()] ?? 0;
    return new QVariant(index.column() === 0 ? `Minute ${minute}` : `${readings[minute]?.toFixed(1)} °C`);
  }

  headerData(section: number, _orientation: Orientation, role: number): QVariant {
    return role === ItemDataRole.DisplayRole
      ? new QVariant(['Time', 'Reading'][section] ?? '')
      : new QVariant();
  }

  filter(above: number): void {
    this.beginResetModel();
    this.#minutes = Int32Array.from(readings.keys()).filter((minute) => (readings[minute] ?? 0) > above);
    this.endResetModel();
  }
}

const model = new ReadingModel();
const view = new QTableView();
view.setModel(model);
view.verticalHeader().hide();
const field = new QLineEdit();
field.setPlaceholderText('Show readings above … °C');
field.addEventListener('textChanged', (text) => model.filter(Number(text) || -273));

const win = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
win.setLayout(column);
column.addWidget(field);
column.addWidget(view, 1);
win.resize(340, 260);
win.show();
