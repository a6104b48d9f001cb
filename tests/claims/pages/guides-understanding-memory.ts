import {setTimeout as sleep} from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import {
  MatchFlag,
  QDrag,
  QListWidget,
  QListWidgetItem,
  QMainWindow,
  QMimeData,
  QSettings,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  QWidget,
} from '@nodegui/nodegui';
import {type Claim, CRASH} from '../claim';

const page = 'guides/understanding-memory';

/**
 * Collects garbage several times, with a turn of the event loop before each. The first collection runs finalizers, and a
 * later one frees what they release.
 */
async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i += 1) {
    await sleep(10);
    collect();
  }
}

/** Returns the number of objects that are left after a garbage collection, which the result of `act` counts. */
const leftAfter = (act: () => () => number) => async () => {
  const count = act();
  await collectGarbage();
  return count();
};

/** Does something, and says that the process is still there after a garbage collection. */
const survives = (act: () => void) =>
  leftAfter(() => {
    act();
    return () => 0;
  });

function filledList(): QListWidget {
  const list = new QListWidget();
  for (let i = 0; i < 20; i += 1) list.addItem(new QListWidgetItem());
  return list;
}

function filledTable(): QTableWidget {
  const table = new QTableWidget(10, 2);
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 2; column += 1) table.setItem(row, column, new QTableWidgetItem('x'));
  }
  return table;
}

function filledTree(children: number): QTreeWidget {
  const tree = new QTreeWidget();
  for (let i = 0; i < 10; i += 1) {
    const item = new QTreeWidgetItem(['x']);
    for (let j = 0; j < children; j += 1) item.addChild(new QTreeWidgetItem(['x']));
    tree.addTopLevelItem(item);
  }
  return tree;
}

function emptyAndDelete(tree: QTreeWidget): void {
  while (tree.takeTopLevelItem(0));
  tree.delete();
}

/** Keeps items for as long as the program runs, as the guide recommends. Otherwise a later garbage collection crashes. */
const kept: QTreeWidgetItem[] = [];

const countIn = (tree: QTreeWidget) =>
  tree.findItems('x', MatchFlag.MatchExactly | MatchFlag.MatchRecursive, 0).length;

export default [
  {
    page,
    statement: '| `QListWidget.clear()`, `QListWidget.takeItem()` | fine',
    run: leftAfter(() => {
      const list = filledList();
      list.clear();
      return () => list.count();
    }),
    expect: 0,
  },
  {
    page,
    statement: 'delete the widget or its parent, or close a window with `WA_DeleteOnClose` | **crash**',
    run: survives(() => filledList().delete()),
    expect: CRASH,
  },
  {
    page,
    statement: "**Let the widget make its items**: `list.addItems(['a', 'b'])`, then `list.item(0)`.",
    run: survives(() => {
      const list = new QListWidget();
      list.addItems(['a', 'b']);
      list.item(0).setText('c');
      list.delete();
    }),
    expect: 0,
  },
  {
    page,
    statement: '`QTableWidget.removeRow()`, `QTableWidget.setRowCount()` | fine, but with the same leak',
    run: leftAfter(() => {
      const table = filledTable();
      table.removeRow(0);
      table.setRowCount(2);
      return () => table.rowCount();
    }),
    expect: 2,
  },
  {
    page,
    statement: '| `QTableWidget.clear()` or … **crash**',
    run: survives(() => filledTable().clear()),
    expect: CRASH,
  },
  {
    page,
    statement: 'or `QTableWidget.clearContents()`, … **crash**',
    run: survives(() => filledTable().clearContents()),
    expect: CRASH,
  },
  {
    page,
    statement: '**Take the items out before you clear or delete**',
    run: survives(() => {
      const table = filledTable();
      for (let row = 0; row < 10; row += 1) {
        for (let column = 0; column < 2; column += 1) table.takeItem(row, column);
      }
      table.clearContents();
      table.delete();
    }),
    expect: 0,
  },
  {
    page,
    statement: 'delete the widget or its parent, … **crash**',
    run: survives(() => filledTable().delete()),
    expect: CRASH,
  },
  {
    page,
    statement: '`QTreeWidget.clear()` | **crash**',
    run: survives(() => filledTree(0).clear()),
    expect: CRASH,
  },
  {
    page,
    statement: 'delete the widget or its parent, … **crash**',
    run: survives(() => filledTree(0).delete()),
    expect: CRASH,
  },
  {
    page,
    statement: 'keep the items of its top level in an array of your own until the program ends',
    run: leftAfter(() => {
      const tree = filledTree(1);
      kept.push(...tree.topLevelItems);
      tree.delete();
      return () => kept.length;
    }),
    expect: 10,
  },
  {
    page,
    statement: 'an item that is in no widget has one owner',
    run: survives(() => emptyAndDelete(filledTree(0))),
    expect: 0,
  },
  {
    page,
    statement: 'each child is deleted twice',
    run: survives(() => emptyAndDelete(filledTree(1))),
    expect: CRASH,
  },
  {
    page,
    statement:
      'With `emptyTree()`, you can also take out items that have children, as long as the tree itself exists',
    run: leftAfter(() => {
      const tree = filledTree(1);
      while (tree.takeTopLevelItem(0));
      return () => countIn(tree);
    }),
    expect: 0,
  },
  {
    page,
    statement: 'the tree or the parent item then keeps them',
    run: leftAfter(() => {
      const tree = filledTree(1);
      return () => countIn(tree);
    }),
    expect: 20,
  },
  {
    page,
    statement: '`new QTreeWidgetItem(tree)` without keeping the item | **the item vanishes**',
    run: leftAfter(() => {
      const tree = new QTreeWidget();
      for (let i = 0; i < 10; i += 1) new QTreeWidgetItem(tree, ['x']);
      return () => countIn(tree);
    }),
    expect: 0,
  },
  {
    page,
    statement: '`QSettings`, `QDrag` and `QMimeData` are the exceptions',
    run: leftAfter(() => {
      const made = [new QSettings('Ada', 'Notes'), new QDrag(new QWidget()), new QMimeData()];
      const references = made.map((object) => new WeakRef<object>(object));
      return () => references.filter((reference) => reference.deref()).length;
    }),
    expect: 0,
  },
  {
    page,
    statement: "Since 0.32.1 (July 2021), you don't need it",
    run: leftAfter(() => {
      const references = Array.from({length: 20}, () => new WeakRef<object>(new QMainWindow()));
      return () => references.filter((reference) => reference.deref()).length;
    }),
    expect: 20,
  },
] satisfies Claim[];
