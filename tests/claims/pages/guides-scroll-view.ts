import {
  AlignmentFlag,
  Direction,
  FlexLayout,
  LineWrapMode,
  Orientation,
  QApplication,
  QBoxLayout,
  QLabel,
  QListWidget,
  QListWidgetItem,
  QPlainTextEdit,
  QScrollArea,
  QScrollBar,
  QSizePolicyPolicy,
  QTableWidget,
  QTextEdit,
  QTextEditLineWrapMode,
  QTreeWidget,
  QTreeWidgetItem,
  QWidget,
  ScrollBarPolicy,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, waitForLayout} from '../claim';

const page = 'guides/scroll-view';

interface View {
  layout: FlexLayout | QBoxLayout;
  resizable: boolean;
  /** Style of the rows. */
  style: string;
  /** Run after each row that is added. */
  after?: (content: QWidget, row: QLabel) => void;
}

/** Returns the height of the content of a 300 by 200 view with 10 rows, and with 20. */
async function heights({layout, resizable, style, after}: View): Promise<[number, number]> {
  const content = new QWidget();
  content.setLayout(layout);
  content.setStyleSheet(`QLabel { ${style} }`);
  const add = () => {
    for (let i = 0; i < 10; i += 1) {
      const row = new QLabel();
      layout.addWidget(row);
      after?.(content, row);
    }
  };
  add();
  const area = new QScrollArea();
  area.setWidgetResizable(resizable);
  area.setWidget(content);
  area.resize(300, 200);
  area.show();
  await waitForLayout();
  const before = content.height();
  add();
  await waitForLayout();
  area.hide();
  return [before, content.height()];
}

const style = 'min-height: 40px; max-height: 40px;';
const adjust = (content: QWidget) => content.adjustSize();

/** Returns the factor by which the content of a flexible column grows when its number of padded rows is doubled. */
async function growth(after: View['after']): Promise<number> {
  const [before, later] = await heights({
    layout: new FlexLayout(),
    resizable: false,
    style: 'padding: 6px;',
    after,
  });
  return later / before;
}

/** Returns how many lines 12 cards have, and the height of their content, in a view of 600 and then 240 pixels. */
async function wrapped(listenTo: 'content' | 'area', controlled: boolean): Promise<[number, number][]> {
  const content = new QWidget();
  const flow = new FlexLayout();
  content.setLayout(flow);
  if (controlled) content.setFlexNodeSizeControlled(true);
  const cards = Array.from({length: 12}, () => new QWidget());
  for (const card of cards) {
    card.setInlineStyle('width: 160px; height: 100px; margin: 6px;');
    flow.addWidget(card);
  }
  const fitCards = () => {
    const lines = Math.ceil(cards.length / Math.max(1, Math.floor(content.width() / 172)));
    const wrap = "flex-direction: 'row'; flex-wrap: 'wrap'; align-content: 'flex-start';";
    content.setInlineStyle(`${wrap} min-width: 172px; min-height: ${lines * 112}px;`);
  };
  fitCards();
  const area = new QScrollArea();
  (listenTo === 'content' ? content : area).addEventListener(WidgetEventTypes.Resize, fitCards);
  area.setWidgetResizable(true);
  area.setWidget(content);
  const results: [number, number][] = [];
  for (const width of [600, 240]) {
    area.resize(width, 300);
    area.show();
    await waitForLayout();
    results.push([new Set(cards.map((card) => card.pos().y)).size, content.height()]);
  }
  area.hide();
  return results;
}

async function shownList(): Promise<QListWidget> {
  const list = new QListWidget();
  for (let i = 0; i < 100; i += 1) list.addItem(new QListWidgetItem(`Row ${i}`));
  list.resize(200, 200);
  list.show();
  await waitForLayout();
  return list;
}

/** Shows a widget in a resizable scroll area, which is 200 pixels high, until it has its layout. */
async function layOutInArea(content: QWidget, width: number): Promise<void> {
  const area = new QScrollArea();
  area.setWidgetResizable(true);
  area.setWidget(content);
  area.resize(width, 200);
  area.show();
  await waitForLayout();
  area.hide();
}

/** Adds twenty widgets with a `FlexLayout` to a scroll area. */
async function contentIsHigherThanView(minimumHeight: number): Promise<boolean> {
  const content = new QWidget();
  const column = new QBoxLayout(Direction.TopToBottom);
  content.setLayout(column);
  for (let row = 0; row < 20; row += 1) {
    const child = new QWidget();
    const inner = new FlexLayout();
    child.setLayout(inner);
    inner.addWidget(new QLabel());
    child.setMinimumSize(0, minimumHeight);
    column.addWidget(child);
  }
  await layOutInArea(content, 300);
  return content.height() > 200;
}

export default [
  {
    page,
    statement: 'These two layouts tell the scroll area how much space all children need together',
    run: () => heights({layout: new QBoxLayout(Direction.TopToBottom), resizable: true, style}),
    expect: [472, 932],
  },
  {
    page,
    statement: '**nothing scrolls**, because a resizable scroll area makes the content as small as the view',
    run: () => heights({layout: new FlexLayout(), resizable: true, style}),
    expect: [198, 198],
  },
  {
    page,
    statement: 'and call `adjustSize()` after every change',
    run: () => heights({layout: new FlexLayout(), resizable: false, style, after: adjust}),
    expect: [400, 800],
  },
  {
    page,
    statement: 'Without `ensurePolished()` a new row would be measured before it has read its stylesheet',
    run: async () => [
      (await growth(adjust)) < 2,
      await growth((content, row) => {
        row.ensurePolished();
        adjust(content);
      }),
    ],
    expect: [true, 2],
  },
  {
    page,
    statement: 'set the `min-height` of the content to the height of all lines together',
    run: () => wrapped('content', true),
    expect: [
      [4, 448],
      [12, 1344],
    ],
  },
  {
    page,
    statement: 'Without `setFlexNodeSizeControlled(true)`, all cards stay on one line.',
    run: async () => (await wrapped('content', false)).map(([lines]) => lines),
    expect: [1, 1],
  },
  {
    page,
    statement: 'the scroll area gets its `Resize` event before the content has its new width',
    run: async () => (await wrapped('area', true)).map(([, height]) => height).at(-1) === 1344,
    expect: false,
  },
  {
    page,
    statement: 'their scroll bar counts rows',
    run: async () => (await shownList()).verticalScrollBar().maximum() < 100,
    expect: true,
  },
  {
    page,
    statement: "the scroll bar is inside one of the tree's children",
    async run() {
      const tree = new QTreeWidget();
      for (let row = 0; row < 100; row += 1) tree.addTopLevelItem(new QTreeWidgetItem([`${row}`]));
      tree.resize(200, 200);
      tree.show();
      await waitForLayout();
      const bars = tree.children().flatMap((child) => (child instanceof QWidget ? child.children() : []));
      return bars
        .filter((bar) => bar instanceof QScrollBar)
        .filter((bar) => bar.orientation() === Orientation.Vertical)
        .map((bar) => {
          bar.setValue(50);
          return bar.value();
        });
    },
    expect: [50],
  },
  {
    page,
    statement: 'listWidget.setCurrentRow(50); // select it, and scroll to it',
    async run() {
      const list = await shownList();
      list.setCurrentRow(50);
      return list.verticalScrollBar().value() > 0;
    },
    expect: true,
  },
  {
    page,
    statement:
      '`TypeError: this.native.setVerticalScrollBar is not a function`** (also `verticalScrollBar` and `viewport`)',
    run: () => errorMessageOf(() => new QTreeWidget().viewport()),
    expect: 'this.native.viewport is not a function',
  },
  {
    page,
    statement: '`scrollArea.verticalScrollBar().setSingleStep(40)` instead of 20',
    run: () => new QScrollArea().verticalScrollBar().singleStep(),
    expect: 20,
  },
  {
    page,
    statement: "`QApplication.instance().setProperty('wheelScrollLines', 6)` for the whole app instead of 3",
    run: () => QApplication.instance().property('wheelScrollLines').toInt(),
    expect: 3,
  },
  {
    page,
    statement: "If the end is in view, the field scrolls down … the scroll bar doesn't move",
    async run() {
      const field = new QTextEdit();
      field.setReadOnly(true);
      field.resize(200, 100);
      field.show();
      const bar = field.verticalScrollBar();
      for (let line = 0; line < 50; line += 1) field.append(`Line ${line}`);
      await waitForLayout();
      const follows = bar.value() === bar.maximum();
      bar.setValue(10);
      field.append('New');
      await waitForLayout();
      field.hide();
      return [follows, bar.value()];
    },
    expect: [true, 10],
  },
  {
    page,
    statement: 'In such a block, Qt leaves out empty paragraphs, so write a space into an empty line.',
    run() {
      const paragraph = 'margin: 0; white-space: pre-wrap';
      return ['', ' '].map((empty) => {
        const log = new QTextEdit();
        log.append(['one', empty, 'two'].map((line) => `<p style="${paragraph}">${line}</p>`).join(''));
        return log.toPlainText();
      });
    },
    expect: ['one\ntwo', 'one\n \ntwo'],
  },
  {
    page,
    statement:
      'bubble.setFixedSize(220, bubble.heightForWidth(220)); // without it, a long message would be cut off',
    async run() {
      const content = new QWidget();
      const column = new QBoxLayout(Direction.TopToBottom);
      content.setLayout(column);
      const [cutOff, whole] = [false, true].map((isFixed) => {
        const bubble = new QLabel();
        bubble.setText('a message of many words that needs several lines in a narrow bubble '.repeat(3));
        bubble.setWordWrap(true);
        bubble.setInlineStyle('padding: 8px;');
        column.addWidget(bubble, 0, AlignmentFlag.AlignRight);
        if (isFixed) bubble.setFixedSize(220, bubble.heightForWidth(220));
        else bubble.setMinimumSize(220, 0);
        return bubble;
      });
      await layOutInArea(content, 360);
      return [cutOff, whole].map(
        (bubble) => bubble && bubble.height() >= bubble.heightForWidth(bubble.width()),
      );
    },
    expect: [false, true],
  },
  {
    page,
    statement: 'the more of them you add, the smaller they become, and the scroll bar never appears',
    run: () => Promise.all([0, 60].map((height) => contentIsHigherThanView(height))),
    expect: [false, true],
  },
  {
    page,
    statement:
      'If you fill a list immediately after clearing it, it keeps its scroll position. But if the list is empty for a moment',
    async run() {
      const list = new QListWidget();
      const bar = new QScrollBar();
      list.setVerticalScrollBar(bar);
      list.resize(200, 200);
      const fill = () => {
        for (let row = 0; row < 100; row += 1) list.addItem(new QListWidgetItem(`Row ${row}`));
      };
      const values: number[] = [];
      fill();
      list.show();
      for (const isEmptyForAMoment of [false, true]) {
        await waitForLayout();
        bar.setValue(50);
        list.clear();
        if (isEmptyForAMoment) await waitForLayout();
        fill();
        await waitForLayout();
        values.push(bar.value());
      }
      list.hide();
      return values;
    },
    expect: [50, 0],
  },
  {
    page,
    statement:
      "`setProperty('sizeAdjustPolicy', 2)`, `setSizePolicy(QSizePolicyPolicy.Preferred, QSizePolicyPolicy.Maximum)`, and `ScrollBarAlwaysOff` for both scroll bars",
    async run() {
      const table = new QTableWidget(3, 2);
      table.setProperty('sizeAdjustPolicy', 2);
      table.setSizePolicy(QSizePolicyPolicy.Preferred, QSizePolicyPolicy.Maximum);
      table.setHorizontalScrollBarPolicy(ScrollBarPolicy.ScrollBarAlwaysOff);
      table.setVerticalScrollBarPolicy(ScrollBarPolicy.ScrollBarAlwaysOff);
      const win = new QWidget();
      const column = new QBoxLayout(Direction.TopToBottom);
      win.setLayout(column);
      column.addWidget(table);
      win.resize(300, 500);
      win.show();
      await waitForLayout();
      const rows = table.horizontalHeader().height() + table.verticalHeader().length();
      const isAsHigh = table.height() === rows + 2 * table.frameWidth();
      win.hide();
      return isAsHigh;
    },
    expect: true,
  },
  {
    page,
    statement:
      'The scroll bar of a `QPlainTextEdit` counts lines … `QTextEdit` counts pixels, so calculate the position from the number of lines',
    async run() {
      const text = Array.from({length: 200}, (_, index) => `Line ${index}`).join('\n');
      const plain = new QPlainTextEdit();
      plain.setLineWrapMode(LineWrapMode.NoWrap);
      const rich = new QTextEdit();
      rich.setLineWrapMode(QTextEditLineWrapMode.NoWrap);
      const half = new QTextEdit(); // has only the lines above
      for (const field of [plain, rich, half]) {
        field.setPlainText(field === half ? text.split('\n').slice(0, 100).join('\n') : text);
        field.resize(200, 100);
        field.show();
      }
      await waitForLayout();
      const heightOf = (field: QTextEdit): number =>
        field.verticalScrollBar().maximum() + field.verticalScrollBar().pageStep();
      const margins = 8; // of the document, at its top and bottom
      const plainMaximum = plain.verticalScrollBar().maximum();
      const difference = Math.abs(heightOf(rich) / 2 - (heightOf(half) - margins));
      const results = [plainMaximum > 150 && plainMaximum < 200, difference <= margins];
      for (const field of [plain, rich, half]) field.hide();
      return results;
    },
    expect: [true, true],
  },
  {
    page,
    statement: "A widget that you've just added has no place yet.",
    async run() {
      const view = new QScrollArea();
      const content = new QWidget();
      const column = new QBoxLayout(Direction.TopToBottom);
      content.setLayout(column);
      view.setWidgetResizable(true);
      view.setWidget(content);
      for (let row = 0; row < 30; row += 1) column.addWidget(new QLabel());
      view.resize(200, 200);
      view.show();
      await waitForLayout();
      const added = new QLabel();
      column.addWidget(added);
      const isAtEnd = () => view.verticalScrollBar().value() === view.verticalScrollBar().maximum();
      view.ensureWidgetVisible(added);
      const atFirst = isAtEnd();
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          view.ensureWidgetVisible(added);
          resolve();
        }, 0);
      });
      return [atFirst, isAtEnd()];
    },
    expect: [false, true],
  },
] satisfies Claim[];
