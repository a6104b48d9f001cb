import {
  MatchFlag,
  type NativeElement,
  QHeaderView,
  QHeaderViewResizeMode,
  QItemSelectionModel,
  QScrollBar,
  QTreeWidget,
  QTreeWidgetItem,
  QWidget,
  SelectionFlag,
  SortOrder,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/trees';

export default [
  {
    page,
    statement: 'read `selectedItems()`, which returns items that are really in the tree.',
    run() {
      const tree = new QTreeWidget();
      const folder = new QTreeWidgetItem(['docs']);
      const file = new QTreeWidgetItem(['index.md']);
      folder.addChild(file);
      tree.addTopLevelItem(folder);
      file.setSelected(true);
      return tree.selectedItems()[0]?.parent()?.text(0);
    },
    expect: 'docs',
  },
  {
    page,
    statement: 'Find the header among the children of the tree',
    run() {
      const tree = new QTreeWidget();
      tree.setHeaderLabels(['Name', 'Size']);
      tree.addTopLevelItem(new QTreeWidgetItem(['b', '1']));
      tree.addTopLevelItem(new QTreeWidgetItem(['a', '2']));
      const header = tree.children().find((child) => child instanceof QHeaderView);
      header?.hideSection(1);
      header?.resizeSection(0, 222);
      tree.setSortingEnabled(true);
      header?.setSortIndicator(0, SortOrder.AscendingOrder);
      const names = tree.findItems('', MatchFlag.MatchContains, 0).map((item) => item.text(0));
      return [header?.isSectionHidden(1), header?.sectionSize(0), names];
    },
    expect: [true, 222, ['a', 'b']],
  },
  {
    page,
    statement: 'The last column of a tree is only as wide as the space that the other columns leave',
    async run() {
      const tree = new QTreeWidget();
      tree.addTopLevelItem(new QTreeWidgetItem(['a text that is much wider than this narrow tree']));
      tree.resize(120, 100);
      tree.show();
      const header = tree.children().find((child) => child instanceof QHeaderView);
      await waitForLayout();
      const filling = header?.length() ?? 0;
      header?.setStretchLastSection(false);
      header?.setSectionResizeMode(0, QHeaderViewResizeMode.ResizeToContents);
      await waitForLayout();
      const fitting = header?.length() ?? 0;
      tree.close();
      return [filling > 0 && filling <= 120, fitting > 120];
    },
    expect: [true, true],
  },
  {
    page,
    statement: 'Make it the current item, and the tree opens all folders above it and scrolls to it.',
    async run() {
      const tree = new QTreeWidget();
      const folders = Array.from({length: 50}, (_, index) => {
        const folder = new QTreeWidgetItem([`${index}`]);
        folder.addChild(new QTreeWidgetItem([`file ${index}`]));
        tree.addTopLevelItem(folder);
        return folder;
      });
      const opened: string[] = [];
      tree.addEventListener('itemExpanded', (item) => {
        opened.push(new QTreeWidgetItem(item as unknown as NativeElement).text(0));
      });
      tree.resize(200, 200);
      tree.show();
      const selection = tree.children().find((child) => child instanceof QItemSelectionModel);
      tree.findItems('file 40', MatchFlag.MatchExactly | MatchFlag.MatchRecursive, 0)[0]?.setSelected(true);
      const index = selection?.selectedIndexes()[0];
      if (index) selection?.setCurrentIndex(index, SelectionFlag.ClearAndSelect);
      await waitForLayout();
      const bars = tree
        .children()
        .flatMap((child) => (child instanceof QWidget ? child.children() : []))
        .filter((child) => child instanceof QScrollBar);
      tree.close();
      // The collector would free wrappers of folders that nothing uses any more.
      return [folders.length, opened, bars.some((bar) => bar.value() > 30)];
    },
    expect: [50, ['40'], true],
  },
] satisfies Claim[];
