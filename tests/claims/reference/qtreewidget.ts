import {QTreeWidget, QTreeWidgetItem} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

function folderInTree(): {tree: QTreeWidget; folder: QTreeWidgetItem} {
  const folder = new QTreeWidgetItem(['folder']);
  folder.addChild(new QTreeWidgetItem(['file']));
  const tree = new QTreeWidget();
  tree.addTopLevelItem(folder);
  return {tree, folder};
}

export default [
  {
    symbol: 'QTreeWidget.takeTopLevelItem',
    statement: 'A copy of the item, without those below it',
    run() {
      const {tree, folder} = folderInTree();
      const taken = tree.takeTopLevelItem(0);
      return taken && [taken.text(0), taken.childCount(), folder.childCount()];
    },
    expect: ['folder', 0, 1],
  },
  {
    symbol: 'QTreeWidgetSignals',
    statement: "A copy has no parent and no entries below it, and changing it doesn't change the tree.",
    run() {
      const {tree, folder} = folderInTree();
      const children: number[] = [];
      tree.addEventListener('itemExpanded', (native) => {
        children.push(new QTreeWidgetItem(native as never).childCount());
      });
      folder.setExpanded(true);
      return children;
    },
    expect: [0],
  },
  {
    symbol: 'QTreeWidget',
    statement: 'The methods of `QAbstractScrollArea` for scroll bars and viewport throw in a tree',
    run: () => errorMessageOf(() => new QTreeWidget().verticalScrollBar()),
    expect: 'this.native.verticalScrollBar is not a function',
  },
  {
    symbol: 'QTreeWidget',
    statement:
      '`rootIsDecorated` … `indentation` (in pixels, 20 by default), `itemsExpandable`, `expandsOnDoubleClick`, `animated` and `uniformRowHeights`',
    run() {
      const tree = new QTreeWidget();
      const before = tree.property('indentation').toInt();
      const flags = [
        'rootIsDecorated',
        'itemsExpandable',
        'expandsOnDoubleClick',
        'animated',
        'uniformRowHeights',
      ];
      return [
        before,
        tree.setProperty('indentation', 5),
        ...flags.map((flag) => tree.setProperty(flag, false)),
      ];
    },
    expect: [20, true, true, true, true, true, true],
  },
] satisfies Claim[];
