import {QListWidget, QScrollArea, QScrollBar, QSize} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractScrollArea.setHorizontalScrollBar',
    statement: 'in this version it replaces the one at the side',
    run() {
      const list = new QListWidget();
      const bar = new QScrollBar();
      list.setHorizontalScrollBar(bar);
      return [list.verticalScrollBar() === bar, list.horizontalScrollBar() === bar];
    },
    expect: [true, false],
  },
  {
    symbol: 'QAbstractScrollArea.maximumViewportSize',
    statement: 'as a native element, so wrap it with `new QSize(…)`',
    run: () => new QScrollArea().maximumViewportSize() instanceof QSize,
    expect: false,
  },
] satisfies Claim[];
