import {FlexLayout, QLabel, QMainWindow, QWidget} from '@nodegui/nodegui';

const hello = new QLabel();
hello.setText('Your books will be here.');

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(hello);

const win = new QMainWindow();
win.setWindowTitle('Reading list');
win.setCentralWidget(root);
win.setStyleSheet('#root { padding: 12px; }');
win.resize(420, 300);
win.show();
