import {QCheckBox, QErrorMessage} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QErrorMessage',
    statement: 'This only concerns messages with exactly the same text that are shown by the same object',
    run() {
      const isShown = (dialog: QErrorMessage, text: string) => {
        dialog.showMessage(text);
        const isVisible = dialog.isVisible();
        dialog.accept();
        return isVisible;
      };
      const dialog = new QErrorMessage();
      dialog.showMessage('The disk is full.');
      const box = dialog.children().find((child) => child instanceof QCheckBox);
      box?.setChecked(false);
      dialog.accept();
      return [
        isShown(dialog, 'The disk is full.'),
        isShown(dialog, 'The disk is nearly full.'),
        isShown(new QErrorMessage(), 'The disk is full.'),
      ];
    },
    expect: [false, true, true],
  },
] satisfies Claim[];
