/** Prints, as one line of JSON, where FlexLayout puts two labels under stylesheets that the guides speak about. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  FlexLayout,
  QBoxLayout,
  QLabel,
  QListWidget,
  QMainWindow,
  QScrollArea,
  QSizePolicyPolicy,
  QTableWidget,
  QWidget,
} from '@nodegui/nodegui';

interface Place {
  root: QWidget;
  layout: FlexLayout;
  a: QLabel;
  b: QLabel;
}

function label(name: string): QLabel {
  const widget = new QLabel();
  widget.setObjectName(name);
  widget.setText(name);
  return widget;
}

/** Empty for a widget that was deleted. */
const box = (widget: QWidget) =>
  widget.native ? [widget.x(), widget.y(), widget.width(), widget.height()] : [];

async function place(sheet: string, change: (place: Place) => void = () => undefined): Promise<number[][]> {
  const root = new QWidget();
  root.setObjectName('root');
  const layout = new FlexLayout();
  root.setLayout(layout);
  const [a, b] = [label('a'), label('b')];
  layout.addWidget(a);
  layout.addWidget(b);
  const win = new QMainWindow();
  win.setCentralWidget(root);
  // Labels of a known size, so that no font matters.
  win.setStyleSheet(`QLabel { min-height: 20px; max-height: 20px; } ${sheet}`);
  win.resize(400, 300);
  win.show();
  await sleep(50);
  change({root, layout, a, b});
  await sleep(50);
  const places = [box(a), box(b)];
  win.close();
  return places;
}

async function main(): Promise<void> {
  const row = "#root { flex-direction: 'row'; }";
  const results = {
    column: await place(''),
    quotedPercentage: await place("#a { width: '50%'; }"),
    barePercentage: await place('#a { width: 50%; }'),
    unit: await place('#a { width: 5em; }'),
    fraction: await place('#a { width: 10.6px; qproperty-yMarginLeft: 3.6; }'),
    maximum: await place("#a { max-width: '50%'; }"),
    maximumOfYoga: await place("#a { qproperty-yMaxWidth: '50%'; }"),
    keywordAsLength: await place('#a { width: auto; }'),
    marginShorthand: await place('#root { padding: 5px 40px; }'),
    sameWidth: await place(`${row} QLabel { flex-grow: 1; width: 0px; }`),
    noShrink: await place(`${row} QLabel { width: 300px; }`),
    shrink: await place(`${row} QLabel { width: 300px; flex-shrink: 1; }`),
    basis: await place(`${row} QLabel { width: 30px; } #a { flex-basis: 100; }`),
    basisInFixed: await place(
      `${row} #root { width: 400px; } QLabel { width: 30px; } #a { flex-basis: 100; }`,
    ),
    flex: await place(`${row} QLabel { width: 30px; flex: 1; } #a { width: 130px; }`),
    flexInFixed: await place(
      `${row} #root { width: 400px; } QLabel { width: 30px; flex: 1; } #a { width: 130px; }`,
    ),
    flexInLimited: await place(
      `${row} #root { max-width: 9999px; } QLabel { width: 30px; flex: 1; } #a { width: 130px; }`,
    ),
    rulesAfterUnparsed: await place('#a { width: 50px; } QLabel:not(#c) { color: red; } #b { width: 60px; }'),
    rulesAfterMedia: await place('@media screen { #a { width: 50px; } } #b { width: 60px; }'),
    paddingPercent: await place("#root { padding: '10%'; }"),
    pseudoState: await place('#a:enabled { width: 30px; }'),
    hide: await place('', ({a}) => a.hide()),
    displayNone: await place('', ({a}) => a.setInlineStyle("display: 'none'")),
    addedAgain: await place('', ({layout, a}) => {
      layout.removeWidget(a);
      layout.addWidget(a);
    }),
    addedAgainFromShelf: await place('', ({layout, a}) => {
      layout.removeWidget(a);
      a.setParent(new QWidget());
      layout.addWidget(a);
      a.show();
    }),
    deleted: await place('', ({a}) => a.delete()),
    removedAndDeleted: await place('', ({layout, a}) => {
      layout.removeWidget(a);
      a.delete();
    }),
    tableAndScrollArea: await place('', ({layout, a}) => {
      layout.insertChildBefore(new QTableWidget(2, 2), a);
      layout.insertChildBefore(new QScrollArea(), a);
    }),
    list: await place('', ({layout, a}) => layout.insertChildBefore(new QListWidget(), a)),
    lastValueStays: await place('', ({a}) => {
      a.setInlineStyle('width: 60px');
      a.setInlineStyle('color: red');
    }),
    spacing: await place('', ({layout}) => layout.setSpacing(30)),
    contentsMargins: await place('', ({root}) => root.setContentsMargins(10, 20, 30, 40)),
    fixedSize: await place('', ({a}) => a.setFixedSize(30, 30)),
    fixedPolicy: await place('', ({a}) => a.setSizePolicy(QSizePolicyPolicy.Fixed, QSizePolicyPolicy.Fixed)),
  };

  const repeated = label('repeated');
  repeated.setStyleSheet('color: red');
  repeated.setInlineStyle('color: blue');
  repeated.setStyleSheet('color: red');

  const twice = new QWidget();
  const first = new FlexLayout();
  twice.setLayout(first);
  twice.setLayout(new QBoxLayout(0));

  console.log(
    JSON.stringify({
      ...results,
      repeatIsIgnored: repeated.styleSheet().includes('blue'),
      secondLayoutIsRefused: twice.layout() === first,
    }),
  );
}

void main();
