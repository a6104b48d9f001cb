import {
  AlignmentFlag,
  AspectRatioMode,
  FocusPolicy,
  ImageConversionFlag,
  ItemDataRole,
  type NativeElement,
  PenStyle,
  QAction,
  QApplication,
  QBrush,
  QCalendarWidget,
  QCheckBox,
  QColor,
  QComboBox,
  QDateEdit,
  QDateTimeEdit,
  QDoubleSpinBox,
  QErrorMessage,
  QFileDialog,
  QFont,
  QHeaderView,
  QIcon,
  QImage,
  QImageFormat,
  QItemSelectionModel,
  QLabel,
  QLineEdit,
  QMessageBox,
  type QObject,
  QPainter,
  QPainterPath,
  QPixmap,
  QPlainTextEdit,
  QProgressBar,
  QProgressDialog,
  QPushButton,
  QScrollArea,
  QSpinBox,
  QSplitter,
  QSystemTrayIcon,
  QTabBar,
  QTableWidget,
  QTabWidget,
  QTextBrowser,
  QTextEdit,
  QTimeEdit,
  QTreeWidget,
  QTreeWidgetItem,
  QVariant,
  QWidget,
  TransformationMode,
} from '@nodegui/nodegui';
import {type Claim, recordListeners, waitForLayout} from '../claim';

const page = 'guides/not-wrapped';

type Value = string | string[] | number | boolean;

/** Each property that the tables of methods set: the class there, an object of it, the property and the value. */
const PROPERTIES: [string, () => QObject, string, Value][] = [
  ['QWidget', () => new QWidget(), 'windowModality', 2],
  ['QWidget', () => new QWidget(), 'layoutDirection', 1],
  ['QTabWidget', () => new QTabWidget(), 'movable', true],
  ['QTabWidget', () => new QTabWidget(), 'documentMode', true],
  ['QTabWidget', () => new QTabWidget(), 'tabBarAutoHide', true],
  ['QTabWidget', () => new QTabWidget(), 'usesScrollButtons', false],
  ['QTabWidget', () => new QTabWidget(), 'elideMode', 1],
  ['QTabWidget', () => new QTabWidget(), 'tabShape', 1],
  ['QSplitter', () => new QSplitter(), 'handleWidth', 9],
  ['QSplitter', () => new QSplitter(), 'childrenCollapsible', false],
  ['QSplitter', () => new QSplitter(), 'opaqueResize', false],
  ['QAbstractScrollArea', () => new QScrollArea(), 'sizeAdjustPolicy', 2],
  ['QApplication', () => QApplication.instance(), 'applicationName', 'Atlas'],
  ['QApplication', () => QApplication.instance(), 'applicationVersion', '1.2'],
  ['QApplication', () => QApplication.instance(), 'organizationName', 'Example'],
  ['QApplication', () => QApplication.instance(), 'organizationDomain', 'example.org'],
  ['QApplication', () => QApplication.instance(), 'layoutDirection', 1],
  ['QApplication', () => QApplication.instance(), 'doubleClickInterval', 300],
  ['QApplication', () => QApplication.instance(), 'wheelScrollLines', 5],
  ['QApplication', () => QApplication.instance(), 'cursorFlashTime', 0],
  ['QMessageBox', () => new QMessageBox(), 'textFormat', 0],
  ['QMessageBox', () => new QMessageBox(), 'textInteractionFlags', 1],
  ['QFileDialog', () => new QFileDialog(), 'viewMode', 1],
  ['QTextEdit', () => new QTextEdit(), 'markdown', '# Notes'],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'maximumBlockCount', 1000],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'tabStopDistance', 20],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'tabChangesFocus', true],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'undoRedoEnabled', false],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'textInteractionFlags', 1],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'overwriteMode', true],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'cursorWidth', 4],
  ['QPlainTextEdit', () => new QPlainTextEdit(), 'centerOnScroll', true],
  ['QTextBrowser', () => new QTextBrowser(), 'searchPaths', ['/usr/share/doc']],
  ['QComboBox', () => new QComboBox(), 'placeholderText', 'Choose a city'],
  ['QDateTimeEdit', () => new QDateTimeEdit(), 'minimumDate', '2026-01-31'],
  ['QDateTimeEdit', () => new QDateTimeEdit(), 'maximumDate', '2026-12-31'],
  ['QDateTimeEdit', () => new QDateTimeEdit(), 'minimumTime', '08:00'],
  ['QDateTimeEdit', () => new QDateTimeEdit(), 'maximumTime', '18:00'],
  ['QCalendarWidget', () => new QCalendarWidget(), 'selectedDate', '2026-11-22'],
  ['QCalendarWidget', () => new QCalendarWidget(), 'minimumDate', '2026-01-31'],
  ['QCalendarWidget', () => new QCalendarWidget(), 'maximumDate', '2026-12-31'],
  ['QTreeWidget', () => new QTreeWidget(), 'selectionMode', 3],
  ['QTreeWidget', () => new QTreeWidget(), 'editTriggers', 0],
  ['QTreeWidget', () => new QTreeWidget(), 'alternatingRowColors', true],
  ['QTreeWidget', () => new QTreeWidget(), 'indentation', 12],
  ['QTreeWidget', () => new QTreeWidget(), 'rootIsDecorated', false],
  ['QTreeWidget', () => new QTreeWidget(), 'itemsExpandable', false],
  ['QTreeWidget', () => new QTreeWidget(), 'expandsOnDoubleClick', false],
  ['QTreeWidget', () => new QTreeWidget(), 'animated', true],
  ['QTreeWidget', () => new QTreeWidget(), 'uniformRowHeights', true],
  ['QTreeWidget', () => new QTreeWidget(), 'wordWrap', true],
  ['QTreeWidget', () => new QTreeWidget(), 'allColumnsShowFocus', true],
  ['QTreeWidget', () => new QTreeWidget(), 'dragDropMode', 4],
  ['QAction', () => new QAction(), 'visible', false],
  ['QAction', () => new QAction(), 'toolTip', 'Saves the file'],
  ['QAction', () => new QAction(), 'statusTip', 'Saves the file'],
  ['QAction', () => new QAction(), 'whatsThis', 'Saves the file'],
  ['QAction', () => new QAction(), 'iconText', 'Save'],
  ['QAction', () => new QAction(), 'iconVisibleInMenu', false],
  ['QAction', () => new QAction(), 'shortcutVisibleInContextMenu', true],
  ['QAction', () => new QAction(), 'autoRepeat', false],
];

/** Creates an image of 20 × 20 pixels in one colour. */
function filled(color: string): QImage {
  const image = new QImage(20, 20, QImageFormat.ARGB32_Premultiplied);
  image.fill(new QColor(color));
  return image;
}

/** Returns a property of an object in the type of `like`. */
function readAs(like: Value, object: QObject, name: string): Value {
  const value = object.property(name);
  if (typeof like === 'number') return value.toInt();
  if (typeof like === 'boolean') return value.toBool();
  return typeof like === 'string' ? value.toString() : value.toStringList();
}

/** Returns a value as the page writes it. */
function written(value: Value): string {
  return JSON.stringify(value).replaceAll('"', "'");
}

export default [
  {
    page,
    statement: '| `QFont::setLetterSpacing` | `letter-spacing: 2px` in a [stylesheet]',
    run() {
      const label = new QLabel();
      label.setText('Letters');
      const before = label.sizeHint().width();
      label.setStyleSheet('letter-spacing: 2px;');
      label.show();
      return label.sizeHint().width() - before;
    },
    expect: 2 * 'Letters'.length,
  },
  {
    page,
    statement: "`setProperty('maximumBlockCount', 1000)`, which removes the oldest lines of a log",
    run() {
      const log = new QPlainTextEdit();
      log.setProperty('maximumBlockCount', 3);
      for (const line of ['one', 'two', 'three', 'four']) log.insertPlainText(`${line}\n`);
      return log.toPlainText();
    },
    expect: 'three\nfour\n',
  },
  ...PROPERTIES.map(([owner, create, name, value]) => ({
    page,
    statement: `| \`${owner}:: … setProperty('${name}', ${written(value)})`,
    run() {
      const object = create();
      return [object.setProperty(name, value), readAs(value, object, name)];
    },
    expect: [
      true,
      /^m..imumTime$/.test(name) ? `${value}:00.000` : name === 'markdown' ? `${value}\n\n` : value,
    ],
  })),
  {
    page,
    statement:
      "`property('count').toInt()` … `property('blockCount').toInt()`, the number of lines … `property('columnCount').toInt()`",
    run() {
      const tabs = new QTabWidget();
      tabs.addTab(new QLabel(), new QIcon(), 'One');
      const log = new QPlainTextEdit();
      log.setPlainText('one\ntwo');
      const tree = new QTreeWidget();
      tree.setColumnCount(3);
      return [
        tabs.property('count').toInt(),
        log.property('blockCount').toInt(),
        tree.property('columnCount').toInt(),
      ];
    },
    expect: [1, 2, 3],
  },
  {
    page,
    statement:
      "`property('focusPolicy').toInt()` … `property('currentData')` … `property('topLevelItemCount').toInt()`",
    run() {
      const widget = new QWidget();
      widget.setFocusPolicy(FocusPolicy.ClickFocus);
      const combo = new QComboBox();
      combo.addItem(undefined, 'Seven', new QVariant(7));
      const tree = new QTreeWidget();
      tree.addTopLevelItem(new QTreeWidgetItem(['One']));
      return [
        widget.property('focusPolicy').toInt() === FocusPolicy.ClickFocus,
        combo.property('currentData').toInt(),
        tree.property('topLevelItemCount').toInt(),
      ];
    },
    expect: [true, 7, 1],
  },
  {
    page,
    statement: "`setProperty('iconPixmap', …)` with the `native` of a `QPixmap`",
    run() {
      const box = new QMessageBox();
      const pixmap = QPixmap.fromImage(filled('red'), ImageConversionFlag.AutoColor);
      if (pixmap.native) box.setProperty('iconPixmap', pixmap.native);
      const label = box.children().find((child) => child?.objectName() === 'qt_msgboxex_icon_label');
      return label && QPixmap.fromQVariant(label.property('pixmap')).width();
    },
    expect: 20,
  },
  {
    page,
    statement: '`icon-size: 40px` in a stylesheet',
    run() {
      const tree = new QTreeWidget();
      tree.setStyleSheet('QTreeWidget { icon-size: 40px; }', false);
      const item = new QTreeWidgetItem(['One']);
      const large = filled('red').scaled(
        100,
        100,
        AspectRatioMode.KeepAspectRatio,
        TransformationMode.FastTransformation,
      );
      item.setIcon(0, new QIcon(QPixmap.fromImage(large, ImageConversionFlag.AutoColor)));
      tree.addTopLevelItem(item);
      tree.show();
      const image = QImage.fromQVariant(new QVariant(tree.grab() as unknown as NativeElement));
      const row = Array.from({length: image.width()}, (_, x) =>
        image.pixelColor(x, 45 * image.devicePixelRatio()),
      );
      return (
        row.filter((color) => color.red() === 255 && color.blue() === 0).length / image.devicePixelRatio()
      );
    },
    expect: 40,
  },
  {
    page,
    statement:
      "`QIcon.fromQVariant(action.property('icon'))` … `property('toolTip').toString()`, `QIcon.fromQVariant(tray.property('icon'))`",
    run() {
      const icon = new QIcon(QPixmap.fromImage(filled('red'), ImageConversionFlag.AutoColor));
      const action = new QAction();
      action.setIcon(icon);
      const tray = new QSystemTrayIcon();
      tray.setIcon(icon);
      tray.setToolTip('Hello');
      return [
        QIcon.fromQVariant(action.property('icon')).isNull(),
        tray.property('toolTip').toString(),
        QIcon.fromQVariant(tray.property('icon')).isNull(),
      ];
    },
    expect: [false, 'Hello', false],
  },
  {
    page,
    statement: '`painter.setTransform([1, 0, 0.5, 1, 0, 0], true)`, which moves each row by half a pixel',
    run() {
      const image = filled('white');
      const painter = new QPainter(image);
      painter.setTransform([1, 0, 0.5, 1, 0, 0], true);
      painter.fillRect(0, 0, 5, 20, new QColor('black'));
      painter.setTransform([1, 0, 0, 1, 0, 0]);
      painter.fillRect(19, 0, 1, 1, new QColor('black'));
      painter.end();
      return [image.pixelColor(2, 16).red(), image.pixelColor(11, 16).red(), image.pixelColor(19, 0).red()];
    },
    expect: [255, 0, 0],
  },
  {
    page,
    statement: '`QPainter.drawRect()` with a brush on which you called `QBrush.setTexture()`',
    run() {
      const tile = filled('white').copy(0, 0, 4, 4);
      tile.setPixelColor(0, 0, new QColor('black'));
      const brush = new QBrush();
      brush.setTexture(QPixmap.fromImage(tile, ImageConversionFlag.AutoColor));
      const image = filled('white');
      const painter = new QPainter(image);
      painter.setPen(PenStyle.NoPen);
      painter.setBrush(brush);
      painter.drawRect(0, 0, 20, 20);
      painter.end();
      return [0, 1, 4, 8, 9].map((x) => image.pixelColor(x, 0).red());
    },
    expect: [0, 255, 0, 0, 255],
  },
  {
    page,
    statement: '`QImage.fromQVariant(new QVariant(pixmap.native))` … `new QVariant(color.native).toString()`',
    run() {
      const pixmap = QPixmap.fromImage(filled('red'), ImageConversionFlag.AutoColor);
      const image = QImage.fromQVariant(new QVariant(pixmap.native as NativeElement));
      const color = image.pixelColor(3, 3);
      return [image.width(), new QVariant(color.native as NativeElement).toString()];
    },
    expect: [20, '#ff0000'],
  },
  {
    page,
    statement: '`QPainter.fillPath()` with a brush on which you called `QBrush.setTexture()`',
    run() {
      const brush = new QBrush();
      brush.setTexture(QPixmap.fromImage(filled('red'), ImageConversionFlag.AutoColor));
      const path = new QPainterPath();
      path.addEllipse(0, 0, 20, 20);
      const image = filled('white');
      const painter = new QPainter(image);
      painter.fillPath(path, brush);
      painter.end();
      return [image.pixelColor(0, 0).blue(), image.pixelColor(10, 10).blue()];
    },
    expect: [255, 0],
  },
  {
    page,
    statement: 'set value 6 (underline) or 7 (strikeout) to 1 … `QFont.fromQVariant(new QVariant(text))`',
    run() {
      const parts = new QFont('Inter', 12).toString().split(',');
      parts[6] = '1';
      const font = QFont.fromQVariant(new QVariant(parts.join(',')));
      const image = new QImage(60, 40, QImageFormat.ARGB32_Premultiplied);
      image.fill(new QColor('white'));
      const painter = new QPainter(image);
      painter.setFont(font);
      painter.drawText(0, 20, 'aaaaa');
      painter.end();
      const below = Array.from({length: 10}, (_, y) => image.pixelColor(4, 21 + y).red());
      return [font.pointSize(), below.some((red) => red < 128)];
    },
    expect: [12, true],
  },
  {
    page,
    statement: '`zommIn(1)`, which is misspelt in the package, or `zoomOut(-1)`',
    run() {
      const text = new QTextEdit();
      const size = () => text.font().pointSize();
      const before = size();
      text.zommIn(1);
      const larger = size();
      text.zoomOut(-1);
      return [larger - before, size() - larger];
    },
    expect: [1, 1],
  },
  {
    page,
    statement: "`setData(0, ItemDataRole.ForegroundRole, new QColor('red').native)`",
    run() {
      const item = new QTreeWidgetItem(['One']);
      const native = new QColor('red').native;
      if (native) item.setData(0, ItemDataRole.ForegroundRole, native);
      item.setData(0, ItemDataRole.TextAlignmentRole, AlignmentFlag.AlignRight);
      item.setData(0, ItemDataRole.FontRole, new QFont('Inter', 20).toString());
      return [
        item.data(0, ItemDataRole.ForegroundRole).toString(),
        item.data(0, ItemDataRole.TextAlignmentRole).toInt(),
        item.data(0, ItemDataRole.FontRole).toString().split(',')[1],
      ];
    },
    expect: ['#ff0000', 2, '20'],
  },
  {
    page,
    statement: 'A part of a widget is one of its children',
    run() {
      const combo = new QComboBox();
      combo.setEditable(true);
      const parts: [QObject, abstract new (...args: never[]) => QObject][] = [
        [new QSpinBox(), QLineEdit],
        [new QDoubleSpinBox(), QLineEdit],
        [new QDateEdit(), QLineEdit],
        [new QTimeEdit(), QLineEdit],
        [combo, QLineEdit],
        [new QTabWidget(), QTabBar],
        [new QTreeWidget(), QHeaderView],
        [new QProgressDialog(), QPushButton],
        [new QProgressDialog(), QProgressBar],
        [new QErrorMessage(), QCheckBox],
        [new QErrorMessage(), QPushButton],
      ];
      return parts
        .filter(([widget, part]) => !widget.children().some((child) => child instanceof part))
        .map(([widget]) => widget.constructor.name);
    },
    expect: [],
  },
  {
    page,
    statement: "you can't add listeners to it, because NodeGUI didn't create it",
    run() {
      const spinBox = new QSpinBox();
      const field = spinBox.children().find((child) => child instanceof QLineEdit);
      return recordListeners((record) => {
        field?.addEventListener('textChanged', record('textChanged'));
        spinBox.setValue(7);
      });
    },
    expect: '',
  },
  {
    page,
    statement: '`word-spacing: 2px` in a stylesheet',
    run() {
      const label = new QLabel();
      label.setText('two words');
      const before = label.sizeHint().width();
      label.setStyleSheet('word-spacing: 2px;');
      label.show();
      return label.sizeHint().width() - before;
    },
    expect: 2,
  },
  {
    page,
    statement: '`deleteLater()` on the widget, after which the item shows its text again',
    async run() {
      const tree = new QTreeWidget();
      const item = new QTreeWidgetItem(['Song']);
      tree.addTopLevelItem(item);
      const button = new QPushButton();
      tree.setItemWidget(item, 0, button);
      const viewport = tree.children().find((child) => child?.objectName() === 'qt_scrollarea_viewport');
      const before = viewport?.children().length;
      button.deleteLater();
      await waitForLayout();
      return [before, viewport?.children().length, item.text(0)];
    },
    expect: [1, 0, 'Song'],
  },
  {
    page,
    statement: '`clearSelection()` of the `QItemSelectionModel` among the children',
    run() {
      const tree = new QTreeWidget();
      const items = ['Songs', 'Films'].map((text) => new QTreeWidgetItem([text]));
      for (const item of items) tree.addTopLevelItem(item);
      items[0]?.setSelected(true);
      const before = tree.selectedItems().length;
      const model = tree.children().find((child) => child instanceof QItemSelectionModel);
      model?.clearSelection();
      return [before, tree.selectedItems().length];
    },
    expect: [1, 0],
  },
  {
    page,
    statement: '`selectedIndexes()` of `QAbstractItemView.selectionModel()`',
    run() {
      const table = new QTableWidget(2, 2);
      table.setCurrentCell(1, 0);
      const indexes = table.selectionModel()?.selectedIndexes() ?? [];
      return indexes.map((index) => [index.row(), index.column()]);
    },
    expect: [[1, 0]],
  },
] satisfies Claim[];
