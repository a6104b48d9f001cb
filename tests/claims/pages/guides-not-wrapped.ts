import {QLabel, QPlainTextEdit} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/not-wrapped';

export default [
  {
    page,
    says: '| `QFont::setLetterSpacing` | `letter-spacing: 2px` in a [stylesheet]',
    run() {
      const label = new QLabel();
      label.setText('Letters');
      const before = label.sizeHint().width();
      label.setStyleSheet('letter-spacing: 2px;');
      label.show();
      return label.sizeHint().width() - before;
    },
    expect: 2 * 'Letters'.length,
  },
  {
    page,
    says: "`setProperty('maximumBlockCount', 1000)`, which removes the oldest lines of a log",
    run() {
      const log = new QPlainTextEdit();
      log.setProperty('maximumBlockCount', 3);
      for (const line of ['one', 'two', 'three', 'four']) log.insertPlainText(`${line}\n`);
      return log.toPlainText();
    },
    expect: 'three\nfour\n',
  },
] satisfies Claim[];
