import {QProgressDialog} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QProgressDialog.cancel',
    statement: 'like its button, but without emitting `canceled`',
    run() {
      const dialog = new QProgressDialog();
      const emitted: string[] = [];
      dialog.addEventListener('canceled', () => emitted.push('canceled'));
      dialog.cancel();
      return [dialog.wasCanceled(), emitted];
    },
    expect: [true, []],
  },
] satisfies Claim[];
