import {QMessageBox, QMessageBoxIcon} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QMessageBox',
    says: 'a box without buttons until the program closes it',
    run() {
      const box = new QMessageBox();
      box.show();
      return box.close();
    },
    expect: false,
  },
  {
    symbol: 'QMessageBox',
    says: "`box.setProperty('icon', QMessageBoxIcon.Warning)` shows the warning sign",
    run() {
      const box = new QMessageBox();
      box.setProperty('icon', QMessageBoxIcon.Warning);
      return box.property('icon').toString();
    },
    expect: 'Warning',
  },
  {
    symbol: 'QMessageBox',
    says: '`icon`, `standardButtons`, `textFormat` and `textInteractionFlags`',
    run() {
      const [Yes, No] = [0x4000, 0x10000];
      const box = new QMessageBox();
      const reached = [
        box.setProperty('standardButtons', Yes | No),
        box.setProperty('textFormat', 0),
        box.setProperty('textInteractionFlags', 1),
      ];
      return [...reached, box.property('standardButtons').toString()];
    },
    expect: [true, true, true, 'Yes|No'],
  },
] satisfies Claim[];
