import {FlexLayout, QGridLayout, QLabel, QWidget, SizeConstraint} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

/** Returns whether a window with a fixed size becomes wider when the text of its label becomes longer. */
async function fits(layout: FlexLayout | QGridLayout): Promise<boolean> {
  const window = new QWidget();
  const label = new QLabel();
  label.setText('short');
  window.setLayout(layout);
  layout.addWidget(label);
  layout.setSizeConstraint(SizeConstraint.SetFixedSize);
  window.show();
  await waitForLayout();
  label.setText('a text that is much longer');
  await waitForLayout();
  const isWider = window.width() >= label.sizeHint().width();
  window.close();
  return isWider;
}

export default [
  {
    symbol: 'QLayout.setSizeConstraint',
    statement: 'a window always fits its contents, except in a `FlexLayout`, where it keeps its first size.',
    run: async () => [await fits(new QGridLayout()), await fits(new FlexLayout())],
    expect: [true, false],
    prints: 'This plugin does not support propagateSizeHints()',
  },
] satisfies Claim[];
