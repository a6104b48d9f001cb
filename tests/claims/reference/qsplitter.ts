import {QSplitter, QWidget} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSplitter.insertWidget',
    statement: "If it's out of range, the widget is appended.",
    run() {
      const splitter = new QSplitter();
      splitter.addWidget(new QWidget());
      const [tooLarge, negative] = [new QWidget(), new QWidget()];
      splitter.insertWidget(9, tooLarge);
      splitter.insertWidget(-1, negative);
      return [splitter.indexOf(tooLarge), splitter.indexOf(negative)];
    },
    expect: [1, 2],
  },
] satisfies Claim[];
