import {ButtonRole, QMessageBox, QPushButton} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'ButtonRole.ResetRole',
    statement: "so the button isn't added",
    run() {
      const button = new QPushButton();
      new QMessageBox().addButton(button, ButtonRole.ResetRole);
      return button.parent();
    },
    expect: null,
  },
] satisfies Claim[];
