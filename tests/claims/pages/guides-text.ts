import {QPlainTextEdit, QTextEdit} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/text';

export default [
  {
    page,
    statement: "The two methods that insert text don't scroll … set the [scroll bar]",
    async run() {
      const positions: boolean[] = [];
      for (const field of [new QTextEdit(), new QPlainTextEdit()]) {
        field.resize(200, 100);
        field.show();
        for (let line = 0; line < 50; line += 1) field.insertPlainText(`Line ${line}\n`);
        await waitForLayout();
        const bar = field.verticalScrollBar();
        positions.push(bar.value() === 0);
        field.insertPlainText('The last line');
        bar.setValue(bar.maximum());
        await waitForLayout();
        positions.push(bar.value() === bar.maximum());
        field.hide();
      }
      return positions;
    },
    expect: [true, true, true, true],
  },
] satisfies Claim[];
