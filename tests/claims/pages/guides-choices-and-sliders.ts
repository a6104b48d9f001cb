import {QComboBox, type QFrame, QRadioButton, QWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/choices-and-sliders';

/** Returns how high the list of a combo box with sixty entries is. */
function heightOfList(style: string): number {
  const box = new QComboBox();
  box.addItems(Array.from({length: 60}, (_, index) => `City ${index + 1}`));
  box.setMaxVisibleItems(10);
  box.setStyleSheet(style, false);
  box.show();
  box.showPopup();
  const list = box.children().find((child) => child?.inherits('QFrame')) as QFrame | undefined;
  const height = list?.height() ?? 0;
  box.hidePopup();
  box.hide();
  return height;
}

const ITEMS = 'QComboBox QAbstractItemView::item { min-height: 30px; }';

export default [
  {
    page,
    statement: 'While the user types, `currentIndex()` keeps its old value.',
    run() {
      const box = new QComboBox();
      box.addItems(['Austria', 'Germany']);
      box.setEditable(true);
      box.setEditText('Germany');
      return [box.currentIndex(), box.currentText()];
    },
    expect: [0, 'Germany'],
  },
  {
    page,
    statement: 'The button that was checked emits the signal too, with `false`.',
    run() {
      const parent = new QWidget();
      const [first, second] = [new QRadioButton(parent), new QRadioButton(parent)];
      first.setChecked(true);
      const emitted: boolean[] = [];
      for (const button of [first, second]) button.addEventListener('toggled', (isOn) => emitted.push(isOn));
      second.click();
      return emitted;
    },
    expect: [false, true],
  },
  {
    page,
    statement: 'A menu with sixty entries fills the whole screen, because it ignores `setMaxVisibleItems()`.',
    run: () => [heightOfList('') > 1000, heightOfList('QComboBox { combobox-popup: 0; }') < 400],
    expect: [true, true],
  },
  {
    page,
    statement: 'It also ignores rules for its entries in a stylesheet.',
    run: () => [
      heightOfList(ITEMS) === heightOfList(''),
      heightOfList(`QComboBox { combobox-popup: 0; } ${ITEMS}`) >= 300,
    ],
    expect: [true, true],
  },
] satisfies Claim[];
