import {QLabel} from '@nodegui/nodegui';
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
] satisfies Claim[];
