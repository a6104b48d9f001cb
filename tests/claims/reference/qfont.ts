import {QFont} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFont.constructor',
    says: 'A font to share, not to copy: what you change in one changes in both.',
    run() {
      const font = new QFont('Inter', 10);
      new QFont(font).setPointSize(20);
      return font.pointSize();
    },
    expect: 20,
  },
] satisfies Claim[];
