import {
  CheckState,
  FlexLayout,
  PenStyle,
  QColor,
  QLabel,
  QListWidget,
  QListWidgetItem,
  QMainWindow,
  QPainter,
  QProgressBar,
  QWidget,
  RenderHint,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const bills = ['Rent', 'Groceries', 'Travel', 'Phone'];
const months = [
  {name: 'January', prices: [940, 412, 138, 35], paid: [true, true, true, true]},
  {name: 'February', prices: [940, 365, 320, 35], paid: [true, true, true, true]},
  {name: 'March', prices: [940, 430, 85, 35], paid: [true, true, true, true]},
  {name: 'April', prices: [940, 388, 190, 35], paid: [true, true, false, true]},
  {name: 'May', prices: [940, 401, 96, 35], paid: [true, true, false, false]},
  {name: 'June', prices: [940, 377, 710, 35], paid: [false, false, false, false]},
];
const totals = months.map(({prices}) => prices.reduce((sum, price) => sum + price));
const euros = (amount: number) => `€${amount.toLocaleString('en')}`;

/** Adds a widget to a parent, under a name that the stylesheet can use. */
function add<T extends QWidget>(parent: QWidget, widget: T, name: string): T {
  widget.setObjectName(name);
  parent.layout()?.addWidget(widget);
  return widget;
}

const root = new QWidget();
root.setLayout(new FlexLayout());
root.setObjectName('root');
const sidebar = add(root, new QListWidget(), 'sidebar');
const page = new QWidget();
page.setLayout(new FlexLayout());
add(root, page, 'page');
const title = add(page, new QLabel(), 'title');
const chart = add(page, new QWidget(), 'chart');
const list = add(page, new QListWidget(), 'bills');
const progress = add(page, new QProgressBar(), 'progress');
progress.setMaximum(bills.length);
progress.setTextVisible(false);
const status = add(page, new QLabel(), 'status');

chart.addEventListener(WidgetEventTypes.Paint, () => {
  const painter = new QPainter(chart);
  painter.setRenderHint(RenderHint.Antialiasing, true);
  painter.setPen(PenStyle.NoPen);
  totals.forEach((total, i) => {
    painter.setBrush(i === sidebar.currentRow() ? new QColor(47, 158, 91) : new QColor(143, 168, 154));
    painter.drawRoundedRect(i * 65, 120 - total / 18, 54, total / 18, 4, 4);
  });
  painter.end();
});

function showPaid(): void {
  const count = months[sidebar.currentRow()]?.paid.filter(Boolean).length ?? 0;
  progress.setValue(count);
  status.setText(`${count} of ${bills.length} bills paid`);
}

sidebar.addEventListener('currentRowChanged', (row) => {
  const month = months[row];
  if (!month) return;
  title.setText(`${month.name}: ${euros(totals[row] ?? 0)}`);
  list.clear();
  bills.forEach((bill, i) => {
    const item = new QListWidgetItem(`${bill}, ${euros(month.prices[i] ?? 0)}`);
    item.setCheckState(month.paid[i] ? CheckState.Checked : CheckState.Unchecked);
    list.addItem(item);
  });
  chart.update();
  showPaid();
});

list.addEventListener('itemChanged', (native) => {
  const item = new QListWidgetItem(native);
  months[sidebar.currentRow()]?.paid.splice(list.row(item), 1, item.checkState() === CheckState.Checked);
  showPaid();
});

sidebar.addItems(months.map(({name}) => name));
sidebar.setCurrentRow(3);

const win = new QMainWindow();
win.setWindowTitle('Budget');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { flex-direction: 'row'; }
  QListWidget { font-size: 14px; background: palette(base); outline: 0; }
  #sidebar { width: 150px; border: 0; padding: 12px; }
  #sidebar::item { padding: 9px; border-radius: 6px; }
  #sidebar::item:selected { background: #1a7f37; color: white; }
  #page { flex-grow: 1; padding: 20px; }
  #title { font-size: 22px; font-weight: bold; qproperty-yMarginBottom: 12; }
  #chart { height: 120px; qproperty-yMarginBottom: 16; }
  #bills { flex-grow: 1; flex-shrink: 1; padding: 4px; border: 1px solid #808080; border-radius: 6px; }
  #bills::item { padding: 5px; }
  #progress { height: 10px; qproperty-yMarginVertical: 10; border-radius: 5px; background: palette(mid); }
  #progress::chunk { background: #2f9e5b; border-radius: 5px; }
`);
win.resize(570, 400);
win.show();
