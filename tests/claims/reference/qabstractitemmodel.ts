import {QAbstractTableModel, QVariant} from '@nodegui/nodegui';
import {type Claim, recordListeners} from '../claim';

export default [
  {
    symbol: 'QAbstractItemModel.rowCount',
    statement: "It isn't called during `super()`, so it can use the fields of your class.",
    run: () =>
      recordListeners((record) => {
        class Model extends QAbstractTableModel {
          constructor() {
            super();
            record('after super')();
          }
          rowCount() {
            record('rowCount')();
            return 1;
          }
          columnCount() {
            return 1;
          }
          data() {
            return new QVariant();
          }
        }
        new Model();
      }),
    expect: 'after super',
  },
] satisfies Claim[];
