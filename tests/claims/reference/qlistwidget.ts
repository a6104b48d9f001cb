import {QListWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QListWidget.setSortingEnabled',
    statement: "Entries that are already in the list don't move",
    run() {
      const list = new QListWidget();
      list.addItems(['b', 'a']);
      list.setSortingEnabled(true);
      return list.item(0).text();
    },
    expect: 'b',
  },
] satisfies Claim[];
