import {QMessageBox} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QMessageBox',
    says: 'one without buttons until the program closes it',
    run() {
      const box = new QMessageBox();
      box.show();
      return box.close();
    },
    expect: false,
  },
] satisfies Claim[];
