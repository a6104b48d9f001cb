import {QComboBox, QIcon, QVariant} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

export default [
  {
    symbol: 'QComboBox.insertItem',
    statement: '`userData` is lost',
    run() {
      const box = new QComboBox();
      box.insertItem(0, undefined as never, 'text', new QVariant('value'));
      return box.itemData(0).toString();
    },
    expect: '',
  },
  {
    symbol: 'QComboBox.insertItem',
    statement: 'In this version, an icon throws `A string was expected`',
    run: () => errorMessageOf(() => new QComboBox().insertItem(0, new QIcon(), 'text')),
    expect: 'A string was expected',
  },
  {
    symbol: 'QComboBox.setCurrentText',
    statement:
      'In an editable box, the call sets the text field instead, and the current entry stays the same.',
    run() {
      const box = new QComboBox();
      box.addItems(['a', 'b']);
      box.setEditable(true);
      box.setCurrentText('b');
      return [box.currentText(), box.currentIndex()];
    },
    expect: ['b', 0],
  },
  {
    symbol: 'QComboBox',
    statement: "call `setProperty('placeholderText', 'Choose a size')` and `setCurrentIndex(-1)`",
    run() {
      const box = new QComboBox();
      box.addItems(['small']);
      const reached = box.setProperty('placeholderText', 'Choose a size');
      box.setCurrentIndex(-1);
      return [reached, box.property('placeholderText').toString(), box.currentText()];
    },
    expect: [true, 'Choose a size', ''],
  },
] satisfies Claim[];
