import {QTableWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QHeaderView.setDefaultSectionSize',
    statement: 'Sets the size of new sections, and of those visible ones that nobody has resized',
    run() {
      const headings = new QTableWidget(1, 2).horizontalHeader();
      headings.setDefaultSectionSize(80);
      return headings.sectionSize(1);
    },
    expect: 80,
  },
  {
    symbol: 'QHeaderView.setMaximumSectionSize',
    statement: 'Larger sections keep their size.',
    run() {
      const headings = new QTableWidget(1, 2).horizontalHeader();
      headings.setDefaultSectionSize(80);
      headings.setMaximumSectionSize(60);
      return headings.sectionSize(1);
    },
    expect: 80,
  },
] satisfies Claim[];
