import {QListWidget, QListWidgetItem, QTableWidget} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

const page = 'guides/cells-and-columns';

export default [
  {
    page,
    statement: '`table.cellWidget()` or `list.itemWidget()` throws.',
    run: () => [
      errorMessageOf(() => new QTableWidget(1, 1).cellWidget(0, 0)) !== undefined,
      errorMessageOf(() => new QListWidget().itemWidget(new QListWidgetItem('x'))) !== undefined,
    ],
    expect: [true, true],
  },
] satisfies Claim[];
