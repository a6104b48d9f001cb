import {setTimeout as sleep} from 'node:timers/promises';
import {QLabel, QProgressBar, WidgetEventTypes} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/debugging';

/** Shows a widget, and resolves when it has been painted this often. The time limit of the program ends a wait in vain. */
function untilPainted(widget: QLabel | QProgressBar, times: number, whenPainted = (_count: number) => {}) {
  return new Promise<void>((resolve) => {
    let count = 0;
    widget.addEventListener(WidgetEventTypes.Paint, () => {
      count += 1;
      whenPainted(count);
      if (count === times) resolve();
    });
    widget.show();
  });
}

export default [
  {
    page,
    statement:
      'A listener for `WidgetEventTypes.Paint` that calls `update()` or `repaint()`, or changes a text, causes the next paint event.',
    async run() {
      const label = new QLabel();
      label.resize(100, 40);
      await untilPainted(label, 200, (count) => count < 200 && label.setText(String(count)));
      label.hide();
    },
    expect: undefined,
  },
  {
    page,
    statement: 'A progress bar with the range 0 to 0 paints up to 60 times per second, but only while',
    async run() {
      const bar = new QProgressBar();
      bar.setMaximum(0);
      await untilPainted(bar, 3);
      bar.hide();
      let paintsWhenHidden = 0;
      bar.addEventListener(WidgetEventTypes.Paint, () => (paintsWhenHidden += 1));
      await sleep(300);
      return paintsWhenHidden;
    },
    expect: 0,
  },
] satisfies Claim[];
