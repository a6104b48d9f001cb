import {QApplication, QClipboardMode, QLineEdit} from '@nodegui/nodegui';
import type {Claim} from '../claim';

function field(text: string): QLineEdit {
  const made = new QLineEdit();
  made.setText(text);
  return made;
}

export default [
  {
    symbol: 'QLineEdit.setCursorPosition',
    statement: 'one beyond the text is ignored',
    run() {
      const line = field('abc');
      line.setCursorPosition(1);
      line.setCursorPosition(99);
      return line.cursorPosition();
    },
    expect: 1,
  },
  {
    symbol: 'QLineEdit.setReadOnly',
    statement: 'your program can still change it',
    run() {
      const line = field('abc');
      line.setReadOnly(true);
      line.setText('changed');
      return line.text();
    },
    expect: 'changed',
  },
  {
    symbol: 'QLineEdit.paste',
    statement: 'even in a read-only field',
    run() {
      const line = field('abc');
      line.setReadOnly(true);
      QApplication.clipboard()?.setText('d', QClipboardMode.Clipboard);
      line.paste();
      return line.text();
    },
    expect: 'abcd',
  },
  {
    symbol: 'QLineEdit.cut',
    statement: 'even in a read-only field',
    run() {
      const line = field('abc');
      line.setReadOnly(true);
      line.selectAll();
      line.cut();
      return line.text();
    },
    expect: '',
  },
  {
    symbol: 'QLineEditSignals.textEdited',
    statement: 'such as `QLineEdit.insert()`, … not by `QLineEdit.setText()` and `QLineEdit.clear()`',
    run() {
      const edits: string[] = [];
      const line = field('');
      line.addEventListener('textEdited', (text) => edits.push(text));
      line.setText('a');
      line.insert('b');
      line.clear();
      return edits;
    },
    expect: ['ab'],
  },
] satisfies Claim[];
