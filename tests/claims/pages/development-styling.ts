import type {Claim} from '../claim';
import {place} from '../two-labels';

export default [
  {
    page: 'development/styling',
    statement: 'For a branch, Yoga takes the nearest numbers. For a leaf, it rounds outwards',
    run: () => place('#a { width: 10.6px; qproperty-yMarginLeft: 3.6; }'),
    expect: [
      [3, 0, 12, 20],
      [0, 20, 400, 20],
    ],
  },
] satisfies Claim[];
