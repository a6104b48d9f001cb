import {InputMode, QInputDialog} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QInputDialog.setIntValue',
    statement: 'makes the dialog ask for an integer',
    run() {
      const dialog = new QInputDialog();
      dialog.setIntValue(5);
      return dialog.inputMode();
    },
    expect: InputMode.IntInput,
  },
] satisfies Claim[];
