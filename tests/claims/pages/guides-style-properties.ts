import type {Claim} from '../claim';
import {place} from '../two-labels';

const page = 'guides/style-properties';
const [_first, second] = [
  [0, 0, 400, 20],
  [0, 20, 400, 20],
];

export default [
  {
    page,
    statement: "A **percentage** needs quotes, as in `'50%'`",
    run: () => place("#a { width: '50%'; }"),
    expect: [[0, 0, 200, 20], second],
  },
  {
    page,
    statement: 'Yoga ignores the unit, so `5em` is 5 pixels for it.',
    run: () => place('#a { width: 5em; }'),
    expect: [[0, 0, 5, 20], second],
  },
] satisfies Claim[];
