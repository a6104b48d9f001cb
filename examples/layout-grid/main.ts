import {
  AlignmentFlag,
  QCheckBox,
  QGridLayout,
  QLabel,
  QLineEdit,
  QPushButton,
  QSpinBox,
  QWidget,
} from '@nodegui/nodegui';

function label(text: string): QLabel {
  const widget = new QLabel();
  widget.setText(text);
  return widget;
}

const host = new QLineEdit();
host.setText('example.com');
const port = new QSpinBox();
port.setMaximum(65535);
port.setValue(443);
const secure = new QCheckBox();
secure.setText('Encrypted');
secure.setChecked(true);
const connect = new QPushButton();
connect.setText('Connect');

const win = new QWidget();
win.setWindowTitle('Connection');
const grid = new QGridLayout();
win.setLayout(grid);

grid.addWidget(label('Host'), 0, 0);
grid.addWidget(host, 0, 1, 1, 3);
grid.addWidget(label('Port'), 1, 0);
grid.addWidget(port, 1, 1);
grid.addWidget(secure, 1, 2);
grid.addWidget(connect, 2, 0, 1, 4, AlignmentFlag.AlignRight);
grid.setColumnStretch(3, 1);

win.resize(340, 120);
win.show();
