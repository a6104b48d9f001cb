import {QFont} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QFont.constructor',
    statement: 'If you change one of the two fonts, the other one changes too.',
    run() {
      const font = new QFont('Inter', 10);
      new QFont(font).setPointSize(20);
      return font.pointSize();
    },
    expect: 20,
  },
] satisfies Claim[];
