import {QColor, QIcon, QImage, QImageFormat, QPixmap, QTreeWidget, QTreeWidgetItem} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QTreeWidgetItem.icon',
    statement: 'in this version it returns one that draws nothing',
    run() {
      const image = new QImage(20, 20, QImageFormat.ARGB32);
      image.fill(new QColor('white'));
      const item = new QTreeWidgetItem(['folder']);
      item.setIcon(0, new QIcon(QPixmap.fromImage(image, 0)));
      return item.icon(0).pixmap(8, 8).width();
    },
    expect: 0,
  },
  {
    symbol: 'QTreeWidgetItem.setSelected',
    statement: "Other entries stay selected, and the entry doesn't become the current one.",
    run() {
      const tree = new QTreeWidget();
      const items = ['a', 'b'].map((text) => new QTreeWidgetItem([text]));
      for (const item of items) tree.addTopLevelItem(item);
      for (const item of items) item.setSelected(true);
      return [tree.selectedItems().length, tree.currentItem() === undefined];
    },
    expect: [2, true],
  },
] satisfies Claim[];
