import {QTableWidgetItem} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTableWidgetItem.statusTip',
    says: 'in this version it returns the text of the cell',
    run() {
      const item = new QTableWidgetItem('text');
      item.setStatusTip('tip');
      return item.statusTip();
    },
    expect: 'text',
  },
] satisfies Claim[];
