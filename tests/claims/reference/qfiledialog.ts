import {QFileDialog, QWidget} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

export default [
  {
    symbol: 'QFileDialog.constructor',
    statement: 'Without a window the other arguments are ignored.',
    run: () =>
      [undefined, new QWidget()].map((parent) => new QFileDialog(parent as never, 'Open me').windowTitle()),
    expect: ['Open', 'Open me'],
  },
  {
    symbol: 'QFileDialog',
    statement: 'The methods `accept()` and `done()` of `QDialog` throw in this dialog',
    run() {
      const files = new QFileDialog();
      return [errorMessageOf(() => files.accept()), errorMessageOf(() => files.done(1))].map(
        (message) => message !== undefined,
      );
    },
    expect: [true, true],
  },
] satisfies Claim[];
