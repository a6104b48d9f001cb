import {ButtonRole, DialogCode, QMessageBox, QMessageBoxIcon, QPushButton} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QMessageBox',
    statement: 'If it has no buttons, only your program can close it.',
    run() {
      const box = new QMessageBox();
      box.show();
      return box.close();
    },
    expect: false,
  },
  {
    symbol: 'QMessageBox',
    statement: "`box.setProperty('icon', QMessageBoxIcon.Warning)` shows the warning sign",
    run() {
      const box = new QMessageBox();
      box.setProperty('icon', QMessageBoxIcon.Warning);
      return box.property('icon').toString();
    },
    expect: 'Warning',
  },
  {
    symbol: 'QMessageBox',
    statement: '`icon`, `standardButtons`, `textFormat` and `textInteractionFlags`',
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
  {
    symbol: 'QMessageBox.accept',
    statement: "`exec()` then returns 1, which isn't the number of any button",
    run() {
      const [Yes, No] = [0x4000, 0x10000];
      const answer = (close: (box: QMessageBox) => void): number => {
        const box = new QMessageBox();
        box.setProperty('standardButtons', Yes | No);
        setTimeout(() => close(box), 50);
        return box.exec();
      };
      return [answer((box) => box.accept()), answer((box) => box.done(Yes))];
    },
    expect: [1, 0x4000],
  },
  {
    symbol: 'QMessageBox.done',
    statement: 'no button emits `clicked`',
    run() {
      const box = new QMessageBox();
      const yes = new QPushButton();
      let clicks = 0;
      yes.addEventListener('clicked', () => clicks++);
      box.addButton(yes, ButtonRole.InvalidRole);
      setTimeout(() => box.done(DialogCode.Accepted), 50);
      box.exec();
      return clicks;
    },
    expect: 0,
  },
] satisfies Claim[];
