import {
  AlignmentFlag,
  Direction,
  FlexLayout,
  QBoxLayout,
  QLabel,
  QMainWindow,
  QPushButton,
  QScrollArea,
  QSizePolicyPolicy,
  QTableWidget,
  QWidget,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';
import {first, place, row, second} from '../two-labels';

const page = 'guides/layout-rules';

export default [
  {
    page,
    statement:
      '`flex-basis` works only if the container has a `height` or `max-height` in pixels. In a row, the container needs a `width` or `max-width` instead',
    run: async () => [
      await place(`${row} QLabel { width: 30px; } #a { flex-basis: 100; }`),
      await place(`${row} #root { width: 400px; } QLabel { width: 30px; } #a { flex-basis: 100; }`),
    ],
    expect: [
      [
        [0, 0, 30, 20],
        [30, 0, 30, 20],
      ],
      [
        [0, 0, 100, 20],
        [100, 0, 30, 20],
      ],
    ],
  },
  {
    page,
    statement: '`padding` in percent works only in a container that is inside another `FlexLayout`.',
    run: () => place("#root { padding: '10%'; }"),
    expect: [first, second],
  },
  {
    page,
    statement:
      'The label gets no more than that if you pass `AlignLeft` or another horizontal alignment to `addWidget()`, or put a stretch next to it.',
    async run() {
      const natural = (label: QLabel) => label.width() === label.sizeHint().width();
      const results: boolean[] = [];
      for (const [alignment, stretch] of [[undefined], [AlignmentFlag.AlignLeft], [undefined, 1]] as const) {
        const box = new QWidget();
        const line = new QBoxLayout(Direction.LeftToRight);
        const label = new QLabel();
        box.setLayout(line);
        label.setWordWrap(true);
        label.setText('a word '.repeat(12));
        line.addWidget(label, 0, alignment);
        if (stretch) line.addStretch(stretch);
        box.resize(900, 100);
        box.show();
        await waitForLayout();
        results.push(natural(label));
        box.close();
      }
      return results;
    },
    expect: [false, true, true],
  },
  {
    page,
    statement: 'collapse to 0',
    run: () =>
      place('', ({layout, a}) => {
        layout.insertChildBefore(new QTableWidget(2, 2), a);
        layout.insertChildBefore(new QScrollArea(), a);
      }),
    expect: [first, second],
  },
  {
    page,
    statement: 'the widget may become larger than its space and overlap its neighbours',
    run: () => place('', ({a}) => a.setFixedSize(30, 30)),
    expect: [[0, 0, 30, 30], second],
  },
  {
    page,
    statement: 'Qt still applies them to the widget inside its rectangle',
    run: () => place('', ({a}) => a.setSizePolicy(QSizePolicyPolicy.Fixed, QSizePolicyPolicy.Fixed)),
    expect: [[0, 0, 7, 20], second],
  },
  {
    page,
    statement: "gets too little height, even when it's first shown",
    async run() {
      const win = new QWidget();
      const layout = new FlexLayout();
      win.setLayout(layout);
      const text = new QLabel();
      text.setWordWrap(true);
      text.setText('A few short words of text. '.repeat(20));
      layout.addWidget(text);
      win.resize(400, 300);
      win.show();
      await waitForLayout();
      const isCut = text.height() < text.heightForWidth(text.width());
      win.close();
      return isCut;
    },
    expect: true,
  },
  {
    page,
    statement: 'A label or button keeps its old size when its text changes.',
    run: async () => {
      const [outer, inner, button] = [new QWidget(), new QWidget(), new QPushButton()];
      const [outerLayout, innerLayout] = [new FlexLayout(), new FlexLayout()];
      outer.setLayout(outerLayout);
      inner.setLayout(innerLayout);
      inner.setInlineStyle("flex-direction: 'row'");
      outerLayout.addWidget(inner);
      innerLayout.addWidget(button);
      const win = new QMainWindow();
      win.setCentralWidget(outer);
      win.resize(400, 300);
      win.show();
      await waitForLayout();
      button.setText('The text of a button that became much longer');
      await waitForLayout();
      const isCutOff = button.width() < button.sizeHint().width();
      innerLayout.update();
      await waitForLayout();
      const fits = button.width() === button.sizeHint().width();
      win.close();
      return {isCutOff, fits};
    },
    expect: {isCutOff: true, fits: true},
  },
] satisfies Claim[];
