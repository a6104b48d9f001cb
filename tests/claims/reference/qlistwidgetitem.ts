import {QListWidgetItem} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QListWidgetItem.statusTip',
    says: 'in this version it returns the text of the entry',
    run() {
      const item = new QListWidgetItem('text');
      item.setStatusTip('tip');
      return item.statusTip();
    },
    expect: 'text',
  },
] satisfies Claim[];
