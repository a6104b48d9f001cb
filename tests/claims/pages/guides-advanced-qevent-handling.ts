import {setTimeout as sleep} from 'node:timers/promises';
import {QKeyEvent, QPaintEvent, QWidget, WidgetEventTypes} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/advanced-qevent-handling';

/** Whether a window stays open when its closing is answered like this. */
async function staysOpen(answer: (win: QWidget) => void): Promise<boolean> {
  const win = new QWidget();
  answer(win);
  win.show();
  await sleep(20);
  win.close();
  const stays = win.isVisible();
  win.hide();
  return stays;
}

const {Close, Paint} = WidgetEventTypes;

export default [
  {
    page,
    says: '`setEventProcessed(true)` alone does **not** keep a window open',
    run: () => staysOpen((win) => win.addEventListener(Close, () => win.setEventProcessed(true))),
    expect: false,
  },
  {
    page,
    says: '`ignore()` alone in a normal listener is undone by the window itself',
    run: () =>
      staysOpen((win) => win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore())),
    expect: false,
  },
  {
    page,
    says: 'You need both',
    run: () =>
      staysOpen((win) =>
        win.addEventListener(Close, (event) => {
          if (event) new QKeyEvent(event).ignore();
          win.setEventProcessed(true);
        }),
      ),
    expect: true,
  },
  {
    page,
    says: 'or `ignore()` in an `afterDefault` listener',
    run: () =>
      staysOpen((win) =>
        win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore(), {afterDefault: true}),
      ),
    expect: true,
  },
  {
    page,
    says: 'All but `QPaintEvent` share `accept()`',
    async run() {
      let canAccept: unknown;
      const painted = new QWidget();
      painted.addEventListener(Paint, (event) => {
        if (event) canAccept = 'accept' in (new QPaintEvent(event).native ?? {});
      });
      painted.show();
      await sleep(50);
      return canAccept;
    },
    expect: false,
  },
] satisfies Claim[];
