import {
  Direction,
  FlexLayout,
  QBoxLayout,
  QDialog,
  QFrame,
  QLabel,
  QListWidget,
  QPushButton,
  QSizePolicyPolicy,
  QSplitter,
  QTableWidget,
  QTextEdit,
  QWidget,
  Shape,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';
import {first, place, row, second} from '../two-labels';

const page = 'guides/layout';

export default [
  {
    page,
    statement: 'the direction is `column`, children are stretched across it',
    run: () => place(''),
    expect: [first, second],
  },
  {
    page,
    statement: 'nothing shrinks below its natural size unless you say so',
    run: () => place(`${row} QLabel { width: 300px; }`),
    expect: [
      [0, 0, 300, 20],
      [300, 0, 300, 20],
    ],
  },
  {
    page,
    statement: '`flex-shrink: 1` lets a child become smaller than its natural size.',
    run: () => place(`${row} QLabel { width: 300px; flex-shrink: 1; }`),
    expect: [
      [0, 0, 200, 20],
      [200, 0, 200, 20],
    ],
  },
  {
    page,
    statement: 'give both of them `width: 0px`',
    run: () => place(`${row} QLabel { flex-grow: 1; width: 0px; }`),
    expect: [
      [0, 0, 200, 20],
      [200, 0, 200, 20],
    ],
  },
  {
    page,
    statement: '`flex: 1` is `flex-grow: 1` here.',
    run: () => place(`${row} QLabel { width: 30px; flex: 1; } #a { width: 130px; }`),
    expect: [
      [0, 0, 250, 20],
      [250, 0, 150, 20],
    ],
  },
  {
    page,
    statement: 'The children start from zero only if their container has a `width` or `max-width` in pixels',
    run: () => place(`${row} #root { width: 400px; } QLabel { width: 30px; flex: 1; } #a { width: 130px; }`),
    expect: [
      [0, 0, 200, 20],
      [200, 0, 200, 20],
    ],
  },
  {
    page,
    statement: '`max-width: 9999px` on a row makes its `flex: 1` children equally wide',
    run: () =>
      place(`${row} #root { max-width: 9999px; } QLabel { width: 30px; flex: 1; } #a { width: 130px; }`),
    expect: [
      [0, 0, 200, 20],
      [200, 0, 200, 20],
    ],
  },
  {
    page,
    statement: 'The natural height of a `QTextEdit` or a list is 192 pixels.',
    run: () => place('', ({layout, a}) => layout.insertChildBefore(new QListWidget(), a)),
    expect: [
      [0, 192, 400, 20],
      [0, 212, 400, 20],
    ],
  },
  {
    page,
    statement: 'If you call `QWidget.hide()`, the space of the child stays empty',
    run: async () => (await place('', ({a}) => a.hide()))[1],
    expect: second,
  },
  {
    page,
    statement: "use `display: 'none'`",
    run: () => place('', ({a}) => a.setInlineStyle("display: 'none'")),
    expect: [[0, 0, 0, 20], first],
  },
  {
    page,
    statement: "after `removeWidget()`, you can't simply add the child again",
    run: async () => {
      const [a, b] = await place('', ({layout, a}) => {
        layout.removeWidget(a);
        layout.addWidget(a);
      });
      return [a?.[2] === 400, b];
    },
    expect: [true, first],
  },
  {
    page,
    statement: 'Give it another parent in between',
    run: () =>
      place('', ({layout, a}) => {
        layout.removeWidget(a);
        a.setParent(new QWidget());
        layout.addWidget(a);
        a.show();
      }),
    expect: [second, first],
  },
  {
    page,
    statement: 'If you delete a child without removing it first, its place stays empty',
    run: () => place('', ({a}) => a.delete()),
    expect: [[], second],
  },
  {
    page,
    statement: 'Remove a child for good. layout.removeWidget(label); label.delete();',
    run: () =>
      place('', ({layout, a}) => {
        layout.removeWidget(a);
        a.delete();
      }),
    expect: [[], first],
  },
  {
    page,
    statement: 'A `FlexLayout` starts without any space and ignores both methods',
    run: () => place('', ({layout}) => layout.setSpacing(30)),
    expect: [first, second],
  },
  {
    page,
    statement: 'which already has a layout`**. A widget keeps its first layout and ignores the second one',
    run() {
      const twice = new QWidget();
      const layout = new FlexLayout();
      twice.setLayout(layout);
      twice.setLayout(new QBoxLayout(0));
      return twice.layout() === layout;
    },
    expect: true,
  },
  {
    page,
    statement: 'the splitter divides its width in the same proportions',
    async run() {
      const splitter = new QSplitter();
      const [left, right] = [new QTextEdit(), new QTextEdit()];
      splitter.addWidget(left);
      splitter.addWidget(right);
      splitter.resize(600, 100);
      left.resize(1800, 3000);
      right.resize(3600, 3000);
      splitter.show();
      await waitForLayout();
      return Math.round((10 * right.size().width()) / left.size().width());
    },
    expect: 20,
  },
  {
    page,
    statement: 'When the window becomes larger, all panes grow and keep their proportions.',
    async run() {
      const splitter = new QSplitter();
      const panes = [new QListWidget(), new QTextEdit()];
      for (const pane of panes) splitter.addWidget(pane);
      const widthsAt = async (width: number) => {
        splitter.resize(width, 300);
        await waitForLayout();
        return panes.map((pane) => Math.round(pane.width() / 100));
      };
      panes[0]?.resize(2500, 3000);
      panes[1]?.resize(7500, 3000);
      splitter.show();
      const widths = [await widthsAt(800), await widthsAt(1600)];
      panes[0]?.setMaximumSize(200, 16777215);
      return [...widths, await widthsAt(1700)];
    },
    expect: [
      [2, 6],
      [4, 12],
      [2, 15],
    ],
  },
  {
    page,
    statement: 'a file name with underscores counts as one word',
    run() {
      const label = new QLabel();
      label.setWordWrap(true);
      const widthOf = (text: string) => {
        label.setText(text);
        return label.minimumSizeHint().width();
      };
      const name = 'report_2026_final_version_with_changes.pdf';
      return widthOf(name) > 3 * widthOf(name.replace(/[_.]/g, '$&\u200b'));
    },
    expect: true,
  },
  {
    page,
    statement: 'In a table, Tab moves to the next cell',
    run: () => [new QTableWidget(1, 1).tabKeyNavigation(), new QListWidget().tabKeyNavigation()],
    expect: [true, false],
  },
  {
    page,
    statement:
      'it grows by itself when one of its texts gets longer. A label with word wrap is an exception, so call `adjustSize()`',
    async run() {
      const showsWholeText = async (wraps: boolean) => {
        const dialog = new QDialog();
        const column = new QBoxLayout(Direction.TopToBottom);
        const label = new QLabel();
        dialog.setLayout(column);
        column.addWidget(label);
        label.setWordWrap(wraps);
        label.setText('Short');
        dialog.show();
        await waitForLayout();
        label.setText('a text of many words '.repeat(10));
        await waitForLayout();
        const isWhole = () =>
          wraps
            ? label.height() >= label.heightForWidth(label.width())
            : label.width() >= label.sizeHint().width();
        const byItself = isWhole();
        dialog.adjustSize();
        await waitForLayout();
        dialog.hide();
        return [byItself, isWhole()];
      };
      return [await showsWholeText(false), await showsWholeText(true)];
    },
    expect: [
      [true, true],
      [false, true],
    ],
  },
  {
    page,
    statement: 'for more than 3 pixels, also `setFixedHeight()`',
    run() {
      const line = new QFrame();
      line.setFrameShape(Shape.HLine);
      line.setLineWidth(6);
      return line.sizeHint().height();
    },
    expect: 3,
  },
  {
    page,
    statement: 'call `setSizePolicy(QSizePolicyPolicy.Ignored, QSizePolicyPolicy.Fixed)` on them',
    async run() {
      const win = new QWidget();
      const line = new QBoxLayout(Direction.LeftToRight);
      win.setLayout(line);
      const buttons = ['No', 'Throw away all changes'].map((text) => {
        const button = new QPushButton();
        button.setText(text);
        line.addWidget(button, 1);
        return button;
      });
      win.resize(260, 60);
      win.show();
      const areEquallyWide = () => buttons[0]?.width() === buttons[1]?.width();
      await waitForLayout();
      const before = areEquallyWide();
      for (const button of buttons) button.setSizePolicy(QSizePolicyPolicy.Ignored, QSizePolicyPolicy.Fixed);
      await waitForLayout();
      return [before, areEquallyWide()];
    },
    expect: [false, true],
  },
] satisfies Claim[];
