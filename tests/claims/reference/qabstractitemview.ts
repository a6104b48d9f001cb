import {QListWidget, QSize, QTableWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractItemViewSignals.iconSizeChanged',
    statement: 'Emitted when the size of icons changes',
    run() {
      const emitted: string[] = [];
      const list = new QListWidget();
      list.addEventListener('iconSizeChanged', () => emitted.push('iconSizeChanged'));
      list.setIconSize(new QSize(9, 9));
      return emitted;
    },
    expect: ['iconSizeChanged'],
  },
  {
    symbol: 'QAbstractItemView.currentIndex',
    statement: 'If there is none, the index is invalid, and its row and column are -1.',
    run() {
      const index = new QTableWidget(2, 2).currentIndex();
      return [index.isValid(), index.row(), index.column()];
    },
    expect: [false, -1, -1],
  },
] satisfies Claim[];
