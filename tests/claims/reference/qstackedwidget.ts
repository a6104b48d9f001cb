import {QStackedWidget, QWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QStackedWidget.removeWidget',
    statement: 'it stays a hidden child of the stack',
    run() {
      const stack = new QStackedWidget();
      const page = new QWidget();
      stack.addWidget(page);
      stack.removeWidget(page);
      return page.parent() === stack;
    },
    expect: true,
  },
] satisfies Claim[];
