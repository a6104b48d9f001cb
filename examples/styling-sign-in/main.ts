import {EchoMode, FlexLayout, QLabel, QLineEdit, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

const title = new QLabel();
title.setObjectName('title');
title.setText('Sign in');

const name = new QLineEdit();
name.setPlaceholderText('Name');

const password = new QLineEdit();
password.setPlaceholderText('Password');
password.setEchoMode(EchoMode.Password);

const hint = new QLabel();
hint.setProperty('class', 'hint');
hint.setText('No account yet? Ask your administrator.');

const button = new QPushButton();
button.setText('Continue');

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [title, name, password, button, hint]) layout.addWidget(widget);

const win = new QMainWindow();
win.setWindowTitle('Sign in');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 20px; }
  #title { font-size: 24px; font-weight: bold; qproperty-yMarginBottom: 12; }
  .hint { color: #808080; }
  QLineEdit {
    height: 34px;
    padding: 0 8px;
    border: 1px solid #808080;
    border-radius: 6px;
    qproperty-yMarginBottom: 8;
  }
  QLineEdit:focus { border: 2px solid #2f81f7; }
  QPushButton {
    height: 36px;
    border-radius: 6px;
    background: #2f81f7;
    color: white;
    font-weight: bold;
    qproperty-yMarginBottom: 8;
  }
  QPushButton:hover { background: #1f6feb; }
  QPushButton:pressed { background: #1158c7; }
`);
win.resize(340, 236);
win.show();
