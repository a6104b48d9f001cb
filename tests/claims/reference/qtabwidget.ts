import {FlexLayout, QIcon, QTabWidget, QWidget} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

interface Page {
  root: QWidget;
  child: QWidget;
}

/** Creates a page whose child fills it, as long as the layout knows its size. */
function page(): Page {
  const [root, child] = [new QWidget(), new QWidget()];
  const layout = new FlexLayout();
  root.setLayout(layout);
  child.setInlineStyle('flex: 1;');
  layout.addWidget(child);
  return {root, child};
}

async function fills(tabs: QTabWidget, {root, child}: Page): Promise<boolean> {
  tabs.resize(300, 300);
  tabs.show();
  tabs.setCurrentIndex(tabs.indexOf(root));
  await waitForLayout();
  const isFilled = child.width() === root.width();
  tabs.close();
  return isFilled;
}

/** Returns whether a page fills its tab after it was inserted. */
async function inserted(told: boolean): Promise<boolean> {
  const tabs = new QTabWidget();
  tabs.addTab(page().root, new QIcon(), 'first');
  const second = page();
  tabs.insertTab(1, second.root, new QIcon(), 'second');
  if (told) second.root.setFlexNodeSizeControlled(true);
  return fills(tabs, second);
}

/** Returns whether a page fills its tab after the one before it was removed. */
async function following(told: boolean): Promise<boolean> {
  const tabs = new QTabWidget();
  const [first, second] = [page(), page()];
  tabs.addTab(first.root, new QIcon(), 'first');
  tabs.addTab(second.root, new QIcon(), 'second');
  tabs.removeTab(0);
  if (told) second.root.setFlexNodeSizeControlled(true);
  return fills(tabs, second);
}

export default [
  {
    symbol: 'QTabWidget.insertTab',
    statement:
      'In this version a `FlexLayout` of the page collapses unless you call `page.setFlexNodeSizeControlled(true)`',
    run: async () => [await inserted(false), await inserted(true)],
    expect: [false, true],
  },
  {
    symbol: 'QTabWidget.removeTab',
    statement:
      'If another page follows, its `FlexLayout` collapses in this version, so call `setFlexNodeSizeControlled(true)` of that page',
    run: async () => [await following(false), await following(true)],
    expect: [false, true],
  },
  {
    symbol: 'QTabWidgetSignals.currentChanged',
    statement: 'when the page gets another index because a tab is moved or removed',
    run() {
      const tabs = new QTabWidget();
      for (const name of ['a', 'b', 'c']) tabs.addTab(page().root, new QIcon(), name);
      tabs.setCurrentIndex(2);
      const emitted: number[] = [];
      tabs.addEventListener('currentChanged', (index) => emitted.push(index));
      tabs.removeTab(0);
      return emitted;
    },
    expect: [1],
  },
] satisfies Claim[];
