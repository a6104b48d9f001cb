import {QSize, QTableWidget, QTableWidgetItem} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTableWidget.setItem',
    statement: 'With a column outside it, the item can end up in another row',
    run() {
      const item = new QTableWidgetItem('');
      new QTableWidget(3, 3).setItem(0, 3, item);
      return [item.row(), item.column()];
    },
    expect: [1, 0],
  },
  {
    symbol: 'QTableWidget',
    statement: 'signals of `QAbstractItemView`, such as `clicked`, are never emitted by this class',
    run() {
      const emitted: string[] = [];
      const table = new QTableWidget(3, 3);
      table.addEventListener('iconSizeChanged', () => emitted.push('iconSizeChanged'));
      table.setIconSize(new QSize(9, 9));
      return emitted;
    },
    expect: [],
  },
] satisfies Claim[];
