import {QGridLayout, QWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QGridLayout.horizontalSpacing',
    statement: "If none was set, it's the gap of the style, or -1 before the layout belongs to a widget.",
    run() {
      const [outside, inside] = [new QGridLayout(), new QGridLayout()];
      new QWidget().setLayout(inside);
      return [outside.horizontalSpacing() === -1, inside.horizontalSpacing() >= 0];
    },
    expect: [true, true],
  },
] satisfies Claim[];
