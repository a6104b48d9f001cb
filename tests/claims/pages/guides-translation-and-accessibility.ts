import {Direction, QApplication, QBoxLayout, QPushButton, QWidget} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/translation-and-accessibility';

export default [
  {
    page,
    statement:
      "`QApplication.instance().setProperty('layoutDirection', 1)`. Box and grid layouts and the widgets themselves are then reversed",
    async run() {
      const row = new QWidget();
      const layout = new QBoxLayout(Direction.LeftToRight);
      row.setLayout(layout);
      const first = new QPushButton();
      layout.addWidget(first);
      layout.addWidget(new QPushButton());
      row.show();
      await waitForLayout();
      const before = first.geometry().left();
      QApplication.instance().setProperty('layoutDirection', 1);
      await waitForLayout();
      const after = first.geometry().left();
      QApplication.instance().setProperty('layoutDirection', 0);
      return after > before;
    },
    expect: true,
  },
] satisfies Claim[];
