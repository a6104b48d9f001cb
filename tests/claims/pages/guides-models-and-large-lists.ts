import {
  CheckState,
  ListViewMode,
  QAbstractTableModel,
  QComboBox,
  QListView,
  QModelIndex,
  QSize,
  QStandardItemModel,
  QTableView,
  QVariant,
  SortOrder,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/models-and-large-lists';

export default [
  {
    page,
    statement:
      'nothing is selected any more … If you announce added or removed rows instead, the same rows stay selected.',
    run() {
      class Model extends QAbstractTableModel {
        count = 3;
        override rowCount(): number {
          return this.count;
        }
        override columnCount(): number {
          return 1;
        }
        override data(): QVariant {
          return new QVariant();
        }
      }
      const model = new Model();
      const view = new QTableView();
      view.setModel(model);
      view.selectRow(1);
      model.beginInsertRows(new QModelIndex(), 0, 0);
      model.count += 1;
      model.endInsertRows();
      const moved = view
        .selectionModel()
        .selectedRows(0)
        .map((index) => index.row());
      model.beginResetModel();
      model.endResetModel();
      return [moved, view.selectionModel().selectedRows(0).length];
    },
    expect: [[2], 0],
  },
  {
    page,
    statement: 'otherwise the view asks for every row',
    async run() {
      const counts: number[] = [];
      for (const uniform of [true, false]) {
        const rows = new Set<number>();
        class Model extends QAbstractTableModel {
          override rowCount(): number {
            return 1000;
          }

          override columnCount(): number {
            return 1;
          }

          override data(index: QModelIndex): QVariant {
            rows.add(index.row());
            return new QVariant();
          }
        }
        const view = new QListView();
        view.setViewMode(ListViewMode.IconMode);
        view.setGridSize(new QSize(120, 104));
        view.setUniformItemSizes(uniform);
        view.setModel(new Model());
        view.resize(500, 400);
        view.show();
        await waitForLayout();
        counts.push(rows.size);
      }
      return counts.map((count) => count < 100);
    },
    expect: [true, false],
  },
  {
    page,
    statement: '`QComboBox` keeps its entries in a `QStandardItemModel`, and this model is one',
    run() {
      const combo = new QComboBox();
      combo.addItems(['Olives', 'Onions']);
      const models = combo.children().filter((child) => child instanceof QStandardItemModel);
      models[0]?.item(1)?.setCheckState(CheckState.Checked);
      return [models.length, models[0]?.item(1)?.checkState()];
    },
    expect: [1, 2],
  },
  {
    page,
    statement: "Qt never calls the model's `sort()` in 0.74.2",
    run() {
      let calls = 0;
      class Model extends QAbstractTableModel {
        rowCount() {
          return 2;
        }
        columnCount() {
          return 1;
        }
        data() {
          return new QVariant();
        }
        sort() {
          calls += 1;
        }
      }
      const view = new QTableView();
      view.setModel(new Model());
      view.setSortingEnabled(true);
      view.sortByColumn(0, SortOrder.AscendingOrder);
      return calls;
    },
    expect: 0,
  },
] satisfies Claim[];
