import {QProgressDialog} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

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
  {
    symbol: 'QProgressDialog.setMinimumDuration',
    statement: 'With 0, the dialog appears as soon as you call `setValue()`.',
    async run() {
      const dialog = new QProgressDialog();
      dialog.setMinimumDuration(0);
      await waitForLayout();
      const beforeStart = dialog.isVisible();
      dialog.setValue(0);
      await waitForLayout();
      return [beforeStart, dialog.isVisible()];
    },
    expect: [false, true],
  },
] satisfies Claim[];
