import {FlexLayout, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

const name = new QLineEdit();
name.setObjectName('name');
name.setPlaceholderText('Your name');

const greeting = new QLabel();
greeting.setObjectName('greeting');
greeting.setText('Hello, world');

const button = new QPushButton();
button.setText('Say hello');
button.addEventListener('clicked', () => greeting.setText(`Hello, ${name.text() || 'world'}`));

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [greeting, name, button]) layout.addWidget(widget);

root.setStyleSheet(`
  #root { padding: 24; }
  #greeting { font-size: 26px; font-weight: bold; qproperty-yMarginBottom: 16; }
  #name { height: 34; padding: 0 10; qproperty-yMarginBottom: 10; }
  QPushButton { height: 36; border-radius: 6px; background: #2f9e5b; color: white; font-weight: bold; }
  QPushButton:hover { background: #37b268; }
`);

const win = new QMainWindow();
win.setWindowTitle('Hello');
win.setCentralWidget(root);
win.resize(360, 200);
win.show();
