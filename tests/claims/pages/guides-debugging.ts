import {setTimeout as sleep} from 'node:timers/promises';
import {QLabel, QProgressBar, WidgetEventTypes} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/debugging';

/** Returns how often a widget was painted in half a second, before and after it is hidden. */
async function paints(widget: QLabel | QProgressBar, whenPainted: (count: number) => void) {
  let count = 0;
  widget.addEventListener(WidgetEventTypes.Paint, () => {
    count += 1;
    whenPainted(count);
  });
  widget.show();
  await sleep(500);
  const visible = count;
  widget.hide();
  await sleep(200);
  const whenHidden = count;
  await sleep(300);
  return {visible, hidden: count - whenHidden};
}

export default [
  {
    page,
    statement:
      'If a listener for `WidgetEventTypes.Paint` calls `update()` or `repaint()`, or changes a text, it causes the next paint event.',
    async run() {
      const label = new QLabel();
      label.resize(100, 40);
      const {visible} = await paints(label, (count) => count < 200 && label.setText(String(count)));
      return visible >= 200;
    },
    expect: true,
  },
  {
    page,
    statement: 'A progress bar with the range 0 to 0 paints up to 60 times per second, but only while',
    async run() {
      const bar = new QProgressBar();
      bar.setMaximum(0);
      const {visible, hidden} = await paints(bar, () => {});
      return [visible > 2, hidden];
    },
    expect: [true, 0],
  },
] satisfies Claim[];
