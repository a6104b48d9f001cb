import {QIcon, QMainWindow, QTabBar, QTabWidget, QTextEdit, QWidget} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, waitForLayout} from '../claim';

const page = 'guides/pages-and-tabs';

export default [
  {
    page,
    statement: 'where the crosses are in reverse order.',
    async run() {
      const tabs = new QTabWidget();
      tabs.setTabsClosable(true);
      for (const title of ['Start', 'Notes', 'Plan']) tabs.addTab(new QWidget(), new QIcon(), title);
      tabs.show();
      await waitForLayout();
      const bar = tabs.children().find((child) => child instanceof QTabBar);
      const crosses = bar?.children().filter((child) => child?.inherits('CloseButton')) ?? [];
      const places = crosses.map((cross) => (cross instanceof QWidget ? cross.pos().x : 0));
      tabs.hide();
      return [places.length, places.every((place, index) => index === 0 || place < (places[index - 1] ?? 0))];
    },
    expect: [3, true],
  },
  {
    page,
    statement: 'To close the tab, delete its page in a listener for this signal.',
    async run() {
      const tabs = new QTabWidget();
      const last = new QTextEdit();
      tabs.addTab(new QTextEdit(), new QIcon(), 'first');
      tabs.addTab(last, new QIcon(), 'last');
      last.deleteLater();
      await waitForLayout();
      return tabs.property('count').toInt();
    },
    expect: 1,
  },
  {
    page,
    statement: "`Cannot read properties of null (reading 'setFlexNodeSizeControlled')`",
    run() {
      const tabs = new QTabWidget();
      tabs.addTab(new QTextEdit(), new QIcon(), 'last');
      return errorMessageOf(() => tabs.removeTab(0));
    },
    expect: "Cannot read properties of null (reading 'setFlexNodeSizeControlled')",
  },
  {
    page,
    statement: 'own.setCentralWidget(page); // takes the page out of the tabs',
    run() {
      const tabs = new QTabWidget();
      const detached = new QTextEdit();
      tabs.addTab(detached, new QIcon(), 'last');
      new QMainWindow().setCentralWidget(detached);
      return tabs.property('count').toInt();
    },
    expect: 0,
  },
  {
    page,
    statement: "and `setProperty('expanding', true)` on [the tab bar inside]",
    async run() {
      const tabs = new QTabWidget();
      for (const title of ['A', 'B']) tabs.addTab(new QWidget(), new QIcon(), title);
      const bar = tabs.children().find((child) => child instanceof QTabBar);
      tabs.setProperty('documentMode', true);
      bar?.setProperty('expanding', true);
      tabs.resize(400, 200);
      tabs.show();
      await waitForLayout();
      return [bar?.tabRect(0).width(), bar?.tabRect(1).width()];
    },
    expect: [200, 200],
  },
] satisfies Claim[];
