import {QStackedLayout, QWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QStackedLayout.insertWidget',
    statement:
      "Unless it's the first widget in the layout, it stays hidden until you make it the current one.",
    run() {
      const parent = new QWidget();
      const layout = new QStackedLayout();
      parent.setLayout(layout);
      const [first, second] = [new QWidget(), new QWidget()];
      layout.insertWidget(0, first);
      layout.insertWidget(0, second);
      parent.show();
      const visible = [first.isVisible(), second.isVisible()];
      parent.hide();
      return visible;
    },
    expect: [true, false],
  },
] satisfies Claim[];
