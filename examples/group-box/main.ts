import {Direction, QBoxLayout, QGroupBox, QLineEdit, QSpinBox, QWidget} from '@nodegui/nodegui';

const host = new QLineEdit();
host.setText('proxy.example.org');

const port = new QSpinBox();
port.setRange(1, 65535);
port.setValue(8080);

const proxy = new QGroupBox();
proxy.setTitle('Proxy');
proxy.setCheckable(true);
proxy.setChecked(true);
proxy.addEventListener('toggled', (on) => console.log(on ? 'Proxy on' : 'Proxy off'));
const inner = new QBoxLayout(Direction.TopToBottom);
proxy.setLayout(inner);
inner.addWidget(host);
inner.addWidget(port);

const win = new QWidget();
win.setWindowTitle('Network');
const layout = new QBoxLayout(Direction.TopToBottom);
win.setLayout(layout);
layout.addWidget(proxy);
win.resize(280, 140);
win.show();
