import {QFontWeight, QLabel, QPlainTextEdit, QTextEdit, TextFormat} from '@nodegui/nodegui';
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
  {
    page,
    statement: 'because a size in a stylesheet wins',
    run() {
      const field = new QTextEdit();
      field.setStyleSheet('font-size: 14px;');
      field.zommIn(5); // Ctrl and the wheel do the same
      return field.font().pixelSize();
    },
    expect: 14,
  },
  {
    page,
    statement: 'So end the HTML with a space',
    run() {
      return ['<b>Total:</b>', '<b>Total:</b> '].map((html) => {
        const field = new QTextEdit();
        field.insertHtml(html);
        field.insertPlainText('12');
        return field.fontWeight() === QFontWeight.Bold;
      });
    },
    expect: [true, false],
  },
  {
    page,
    statement: 'a text without a link contains codes such as &amp; too',
    run() {
      const [guessed, plain, rich] = [TextFormat.AutoText, TextFormat.PlainText, TextFormat.RichText].map(
        (format) => {
          const label = new QLabel();
          label.setTextFormat(format);
          label.setText('Tom &amp; Jerry');
          return label.sizeHint().width();
        },
      );
      return {guessShowsTheCode: guessed === plain, richTextShowsTheSign: (rich ?? 0) < (plain ?? 0)};
    },
    expect: {guessShowsTheCode: true, richTextShowsTheSign: true},
  },
] satisfies Claim[];
