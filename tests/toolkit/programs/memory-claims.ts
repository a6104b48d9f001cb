/** Does what TRIAL names, a row of the guide to memory, collects garbage, and prints what is left. */
import {setTimeout as sleep} from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import {
  MatchFlag,
  QDrag,
  QListWidget,
  QListWidgetItem,
  QMimeData,
  QSettings,
  QTableWidget,
  QTableWidgetItem,
  QTreeWidget,
  QTreeWidgetItem,
  QWidget,
} from '@nodegui/nodegui';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

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

function emptyAndDelete(tree: QTreeWidget): () => number {
  while (tree.takeTopLevelItem(0));
  tree.delete();
  return () => 0;
}

const countIn = (tree: QTreeWidget) =>
  tree.findItems('x', MatchFlag.MatchExactly | MatchFlag.MatchRecursive, 0).length;

const left = (...made: object[]) => {
  const references = made.map((object) => new WeakRef(object));
  return () => references.filter((reference) => reference.deref()).length;
};

/** Each returns how to tell, after a garbage collection, what is left. */
const trials: Record<string, () => () => number> = {
  listClear() {
    const list = filledList();
    list.clear();
    return () => list.count();
  },
  listDelete() {
    filledList().delete();
    return () => 0;
  },
  listMadeItems() {
    const list = new QListWidget();
    list.addItems(['a', 'b']);
    list.item(0).setText('c');
    list.delete();
    return () => 0;
  },
  tableRemoveRow() {
    const table = filledTable();
    table.removeRow(0);
    table.setRowCount(2);
    return () => table.rowCount();
  },
  tableClear() {
    filledTable().clear();
    return () => 0;
  },
  tableClearContents() {
    filledTable().clearContents();
    return () => 0;
  },
  tableTakeItems() {
    const table = filledTable();
    for (let row = 0; row < 10; row += 1) {
      for (let column = 0; column < 2; column += 1) table.takeItem(row, column);
    }
    table.clearContents();
    table.delete();
    return () => 0;
  },
  tableDelete() {
    filledTable().delete();
    return () => 0;
  },
  treeClear() {
    filledTree(0).clear();
    return () => 0;
  },
  treeDelete() {
    filledTree(0).delete();
    return () => 0;
  },
  treeKeepItems() {
    const tree = filledTree(1);
    const kept = [...tree.topLevelItems];
    tree.delete();
    return () => kept.length;
  },
  treeTakeItems: () => emptyAndDelete(filledTree(0)),
  treeTakeParents: () => emptyAndDelete(filledTree(1)),
  treeAddItems() {
    const tree = filledTree(1);
    return () => countIn(tree);
  },
  treeParentOnly() {
    const tree = new QTreeWidget();
    for (let i = 0; i < 10; i += 1) new QTreeWidgetItem(tree, ['x']);
    return () => countIn(tree);
  },
  collected: () => left(new QSettings('Ada', 'Notes'), new QDrag(new QWidget()), new QMimeData()),
};

async function main(): Promise<void> {
  const rest = trials[process.env.TRIAL ?? '']?.();
  // A turn of the event loop, then two collections: the first runs finalizers, the second frees.
  for (let i = 0; i < 3; i += 1) {
    await sleep(10);
    collectGarbage();
  }
  console.log(`left: ${rest?.()}`);
  process.exit();
}

void main();
