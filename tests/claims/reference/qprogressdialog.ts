import {QProgressDialog} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QProgressDialog.cancel',
    says: 'like its button, but without emitting `canceled`',
    run() {
      const dialog = new QProgressDialog();
      const heard: string[] = [];
      dialog.addEventListener('canceled', () => heard.push('canceled'));
      dialog.cancel();
      return [dialog.wasCanceled(), heard];
    },
    expect: [true, []],
  },
] satisfies Claim[];
