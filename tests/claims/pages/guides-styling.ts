import {
  type NativeElement,
  QFont,
  QFontDatabase,
  QIcon,
  QImage,
  QLabel,
  QMenu,
  QPixmap,
  QTabBar,
  QTabWidget,
  QVariant,
  QWidget,
  WidgetAttribute,
  WindowType,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';
import {label, place} from '../two-labels';

const page = 'guides/styling';

const [first, second] = [
  [0, 0, 400, 20],
  [0, 20, 400, 20],
];

/** Returns the colour of a pixel of a widget, as red, green, blue and alpha. */
function readPixel(widget: QWidget, x: number, y: number): number[] {
  const picture = new QPixmap(widget.grab() as unknown as NativeElement);
  const color = QImage.fromQVariant(new QVariant(picture.native as NativeElement)).pixelColor(x, y);
  return [color.red(), color.green(), color.blue(), color.alpha()];
}

export default [
  {
    page,
    statement: 'A size in `px` has to be a whole number.',
    run: () =>
      ['37px', '37.5px', '37.5pt'].map((size) => {
        const label = new QLabel();
        label.setStyleSheet(`font-size: ${size};`);
        label.repolish();
        return [label.font().pixelSize(), label.font().pointSize()];
      }),
    expect: [
      [37, -1],
      [-1, 10], // as without a style
      [-1, 38],
    ],
  },
  {
    page,
    statement: 'Qt ignores states in front of the last widget of a selector.',
    run() {
      const card = new QWidget();
      card.setObjectName('card');
      const label = new QLabel(card);
      label.resize(20, 20);
      card.setStyleSheet('#card:disabled QLabel { background: #1f5fbf; }');
      return [card.isEnabled(), readPixel(label, 1, 1)];
    },
    expect: [true, [31, 95, 191, 255]],
  },
  {
    page,
    statement: 'the corners of the menu stay square',
    run: () =>
      [false, true].map((isTransparent) => {
        const menu = new QMenu();
        menu.addAction('Save');
        if (isTransparent) {
          menu.setWindowFlag(WindowType.FramelessWindowHint, true);
          menu.setAttribute(WidgetAttribute.WA_TranslucentBackground, true);
        }
        menu.setStyleSheet('QMenu { background: white; border: 1px solid black; border-radius: 8px; }');
        menu.resize(80, 40);
        return readPixel(menu, 0, 0)[3];
      }),
    expect: [255, 0],
  },
  {
    page,
    statement: 'The tab bar then fills the whole row',
    async run() {
      const tabs = new QTabWidget();
      tabs.addTab(new QWidget(), new QIcon(), 'Inbox');
      tabs.resize(500, 100);
      tabs.show();
      const bar = tabs.children().find((child): child is QTabBar => child instanceof QTabBar);
      await waitForLayout();
      const before = (bar?.width() ?? 0) < 200;
      tabs.setProperty('documentMode', true);
      await waitForLayout();
      tabs.close();
      return [before, bar?.width()];
    },
    expect: [true, 500],
  },
  {
    page,
    statement: '`width: 50%` without quotes loses its percent sign',
    run: () => place('#a { width: 50%; }'),
    expect: [[0, 0, 50, 20], second],
  },
  {
    page,
    statement: "`max-width: '50%'` makes the widget vanish",
    run: () => place("#a { max-width: '50%'; }"),
    expect: [[0, 0, 0, 20], second],
  },
  {
    page,
    statement: "Set the percentage for Yoga only: `qproperty-yMaxWidth: '50%'`",
    run: () => place("#a { qproperty-yMaxWidth: '50%'; }"),
    expect: [[0, 0, 200, 20], second],
  },
  {
    page,
    statement: '`width: auto` is 37 pixels wide',
    run: () => place('#a { width: auto; }'),
    expect: [[0, 0, 37, 20], second],
  },
  {
    page,
    statement: 'Yoga uses only the first length, for all four sides.',
    run: () => place('#root { padding: 5px 40px; }'),
    expect: [
      [5, 5, 390, 20],
      [5, 25, 390, 20],
    ],
  },
  {
    page,
    statement: 'If a rule contains one of these, Qt drops that rule and **all rules after it**',
    run: () => place('#a { width: 50px; } QLabel:not(#c) { color: red; } #b { width: 60px; }'),
    expect: [[0, 0, 50, 20], second],
  },
  {
    page,
    statement: '`@media screen` is skipped with everything inside it',
    run: () => place('@media screen { #a { width: 50px; } } #b { width: 60px; }'),
    expect: [first, [0, 20, 60, 20]],
  },
  {
    page,
    statement: '`QLabel:disabled { height: 70px; }` changes no height',
    run: () => place('#a:enabled { width: 30px; }'),
    expect: [first, second],
  },
  {
    page,
    statement: 'They keep their last value.',
    run: () =>
      place('', ({a}) => {
        a.setInlineStyle('width: 60px');
        a.setInlineStyle('color: red');
      }),
    expect: [[0, 0, 60, 20], second],
  },
  {
    page,
    statement:
      'do nothing when you pass the same text as in your last call, because they assume that nothing has changed',
    run() {
      const repeated = label('repeated');
      repeated.setStyleSheet('color: red');
      repeated.setInlineStyle('color: blue');
      repeated.setStyleSheet('color: red');
      return repeated.styleSheet().includes('blue');
    },
    expect: true,
  },
  ...(
    [
      ['flex-wrap: nowrap', 'flexWrap:  "3"'],
      ['align-items: normal', 'alignItems:  "1"'],
      ['justify-content: left', 'justifyContent:  "19"'],
      ['align-items: center', 'alignItems:  "23"'],
      ['align-self: auto', 'alignSelf:  "37"'],
      ['display: none', 'display:  "39"'],
    ] as const
  ).map(([declaration, message]) => ({
    page,
    statement: `| \`${declaration}\` | \`Invalid value: ${message}\` |`,
    run: () => place(`#root { ${declaration}; }`),
    expect: [first, second],
    prints: `Invalid value: ${message}`,
  })),
  {
    page,
    statement: 'Do that before you set the stylesheet, because a later call changes the parent alone.',
    run: () =>
      [true, false].map((isBefore) => {
        const parent = new QWidget();
        const child = new QLabel(parent);
        const big = new QFont('Inter', 30);
        if (isBefore) parent.setFont(big);
        parent.setStyleSheet('QPushButton { color: red; }');
        if (!isBefore) parent.setFont(big);
        child.ensurePolished();
        return child.font().pointSize();
      }),
    expect: [30, 10],
  },
  {
    page,
    statement: '`QTabBar::tab:selected { font-weight: bold; }` works',
    async run() {
      const bar = new QTabBar();
      for (const title of ['Wide title', 'Wide title']) bar.addTab(new QIcon(), title);
      bar.setStyleSheet('QTabBar::tab { padding: 4px; } QTabBar::tab:selected { font-weight: bold; }');
      bar.show();
      await waitForLayout();
      bar.hide();
      return bar.tabRect(0).width() > bar.tabRect(1).width();
    },
    expect: true,
  },
  {
    page,
    statement: '`addApplicationFont()` then returns -1, and `family` is `undefined`.',
    run() {
      const id = QFontDatabase.addApplicationFont('/missing.ttf');
      return [id, QFontDatabase.applicationFontFamilies(id)];
    },
    expect: [-1, []],
  },
] satisfies Claim[];
