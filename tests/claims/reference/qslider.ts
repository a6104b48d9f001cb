import {QDial, QSlider} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSlider',
    statement: "It's vertical unless you change that.",
    run: () => new QSlider().orientation() === new QDial().orientation(),
    expect: false,
  },
] satisfies Claim[];
