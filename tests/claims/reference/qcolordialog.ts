import {QColorDialog} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QColorDialog.standardColor',
    statement: 'The position of the colour, from 0 to 47. For any other position, you get white.',
    run: () => [46, 48].map((index) => QColorDialog.standardColor(index).rgb() === 0xffffffff),
    expect: [false, true],
  },
] satisfies Claim[];
