import {QDialog} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QDialog',
    statement:
      "To block only the parent window with `show()`, call `setProperty('windowModality', 1)` first.",
    run() {
      const dialog = new QDialog();
      dialog.setModal(false);
      return [
        dialog.setProperty('windowModality', 1),
        dialog.property('windowModality').toString(),
        dialog.isModal(),
      ];
    },
    expect: [true, 'WindowModal', true],
  },
] satisfies Claim[];
