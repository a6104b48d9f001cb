import {FlexLayout, QCheckBox, QLabel, QMainWindow, QSpinBox, QWidget} from '@nodegui/nodegui';

const tickets = new QSpinBox();
tickets.setMinimum(1);
tickets.setMaximum(9);

const reduced = new QCheckBox();
reduced.setText('Reduced price');

const total = new QLabel();
total.setObjectName('total');

function showTotal(): void {
  const price = reduced.isChecked() ? 8 : 12;
  total.setText(`${tickets.value()} × ${price} = ${tickets.value() * price} euros`);
}

tickets.addEventListener('valueChanged', showTotal);
reduced.addEventListener('toggled', showTotal);

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [tickets, reduced, total]) layout.addWidget(widget);

const win = new QMainWindow();
win.setWindowTitle('Tickets');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 16px; }
  QSpinBox { height: 30px; qproperty-yMarginBottom: 8; }
  #total { font-size: 20px; font-weight: bold; qproperty-yMarginTop: 8; }
`);
win.resize(280, 140);
win.show();

tickets.setValue(3);
reduced.setChecked(true);
