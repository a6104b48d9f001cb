import {
  Key,
  QApplication,
  QKeyEvent,
  QMainWindow,
  QPaintEvent,
  QPushButton,
  QWidget,
  WidgetAttribute,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/advanced-qevent-handling';

/** Returns whether a window stays open if its `Close` event is answered like this. */
async function staysOpen(answer: (win: QWidget) => void): Promise<boolean> {
  const win = new QWidget();
  answer(win);
  win.show();
  await waitForLayout();
  win.close();
  const stays = win.isVisible();
  win.hide();
  return stays;
}

/** Keeps a window open from a listener for its `Close` event. */
function refuse(win: QWidget, event?: ConstructorParameters<typeof QKeyEvent>[0]): void {
  if (event) new QKeyEvent(event).ignore();
  win.setEventProcessed(true);
}

/** Quits the program, and waits until every window has answered. */
async function quit(): Promise<void> {
  QApplication.instance().quit();
  await waitForLayout();
}

const {Close, Paint} = WidgetEventTypes;

export default [
  {
    page,
    statement: '`setEventProcessed(true)` alone does **not** keep a window open',
    run: () => staysOpen((win) => win.addEventListener(Close, () => win.setEventProcessed(true))),
    expect: false,
  },
  {
    page,
    statement: '`ignore()` alone has no effect in a normal listener',
    run: () =>
      staysOpen((win) => win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore())),
    expect: false,
  },
  {
    page,
    statement:
      'call both `ignore()` on the event and `setEventProcessed(true)` on the window in a normal listener',
    run: () => staysOpen((win) => win.addEventListener(Close, (event) => refuse(win, event))),
    expect: true,
  },
  {
    page,
    statement: 'In an `afterDefault` listener, calling `ignore()` is enough',
    run: () =>
      staysOpen((win) =>
        win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore(), {afterDefault: true}),
      ),
    expect: true,
  },
  {
    page,
    statement: 'All these classes except `QPaintEvent` also have `accept()`',
    async run() {
      let canAccept: unknown;
      const painted = new QWidget();
      painted.addEventListener(Paint, (event) => {
        if (event) canAccept = 'accept' in (new QPaintEvent(event).native ?? {});
      });
      painted.show();
      await waitForLayout();
      return canAccept;
    },
    expect: false,
  },
  {
    page,
    statement:
      'To let clicks through a widget and everything inside it, set `WidgetAttribute.WA_TransparentForMouseEvents`. A sibling underneath the widget then gets the clicks. If there is no sibling, the parent gets them.',
    async run() {
      const win = new QWidget();
      const [below, above] = [new QPushButton(win), new QWidget(win)];
      const inside = new QPushButton(above);
      win.resize(100, 100);
      for (const widget of [below, above, inside]) widget.setGeometry(0, 0, 50, 50);
      win.show();
      await waitForLayout();
      const isInside = win.childAt(20, 20) === inside;
      above.setAttribute(WidgetAttribute.WA_TransparentForMouseEvents, true);
      const isBelow = win.childAt(20, 20) === below;
      win.close();
      return [isInside, isBelow];
    },
    expect: [true, true],
  },
  {
    page,
    statement: 'If a window refuses to close, the program keeps running',
    async run() {
      const win = new QWidget();
      let asked = 0;
      win.addEventListener(Close, (event) => {
        asked += 1;
        refuse(win, event);
      });
      win.show();
      await waitForLayout();
      await quit();
      const stays = win.isVisible();
      win.hide();
      return [asked, stays];
    },
    expect: [1, true],
  },
  {
    page,
    statement: 'Only the window itself gets the event',
    run() {
      const closed: string[] = [];
      const win = new QMainWindow();
      const central = new QWidget();
      win.setCentralWidget(central);
      for (const [name, widget] of Object.entries({win, central})) {
        widget.addEventListener(Close, () => closed.push(name));
      }
      win.show();
      win.close();
      return closed;
    },
    expect: ['win'],
  },
  {
    page,
    statement: '`hide()` and `delete()` send no `Close` event.',
    run() {
      let closed = 0;
      const win = new QWidget();
      win.addEventListener(Close, () => {
        closed += 1;
      });
      win.show();
      win.hide();
      win.show();
      win.delete();
      return closed;
    },
    expect: 0,
  },
  {
    page,
    statement: 'A hidden window gets no `Close` event from `quit()`.',
    async run() {
      const closed: string[] = [];
      const createRefusing = (name: string) => {
        const win = new QWidget();
        win.addEventListener(Close, (event) => {
          closed.push(name);
          refuse(win, event);
        });
        win.show();
        return win;
      };
      const windows = ['first hidden', 'visible', 'last hidden'].map(createRefusing);
      await waitForLayout();
      windows[0]?.hide();
      windows[2]?.hide();
      await quit();
      windows[1]?.hide();
      return closed;
    },
    expect: ['visible'],
  },
  {
    page,
    statement: 'other windows may already be closed, and they stay closed',
    async run() {
      // Qt asks the windows in no fixed order, so the first that it asks agrees, and the second refuses.
      const windows = [new QWidget(), new QWidget()];
      const asked: QWidget[] = [];
      for (const win of windows) {
        win.addEventListener(Close, (event) => {
          asked.push(win);
          if (asked.length === 1) return;
          refuse(win, event);
        });
        win.show();
      }
      await waitForLayout();
      await quit();
      const visible = asked.map((win) => win.isVisible());
      for (const win of windows) win.hide();
      return visible;
    },
    expect: [false, true],
  },
  {
    page,
    statement: "your class has a method `show(value)`. When you call it, the widget doesn't appear",
    run() {
      class Gauge extends QWidget {
        shown: unknown;
        show(value?: number) {
          this.shown = value;
        }
      }
      const gauge = new Gauge();
      gauge.show();
      return gauge.isVisible();
    },
    expect: false,
  },
  {
    page,
    statement: "For the space bar, that's `'Key_Any'`.",
    run: () => [Key[Key.Key_Return], Key[Key.Key_Space]],
    expect: ['Key_Return', 'Key_Any'],
  },
] satisfies Claim[];
