import {AutoFormattingFlag, QTextEdit} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

export default [
  {
    symbol: 'QTextEdit.autoFormatting',
    statement: '-1 for `AutoFormattingFlag.AutoAll`',
    run() {
      const text = new QTextEdit();
      text.setAutoFormatting(AutoFormattingFlag.AutoAll);
      return text.autoFormatting();
    },
    expect: -1,
  },
  {
    symbol: 'QTextEdit.undo',
    statement: 'throws a `TypeError` in this version',
    run: () => errorMessageOf(() => new QTextEdit().undo()),
    expect: 'this.native.undo is not a function',
  },
  {
    symbol: 'QTextEdit.cut',
    statement: 'In a read-only editor, nothing happens.',
    run() {
      const text = new QTextEdit();
      text.setPlainText('abc');
      text.selectAll();
      text.setReadOnly(true);
      text.cut();
      return text.toPlainText();
    },
    expect: 'abc',
  },
] satisfies Claim[];
