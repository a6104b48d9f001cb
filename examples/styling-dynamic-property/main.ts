import {FlexLayout, QLabel, QLineEdit, QMainWindow, QWidget} from '@nodegui/nodegui';

const address = new QLineEdit();
address.setPlaceholderText('Email address');

const message = new QLabel();

function check(text: string): void {
  const valid = text === '' || /^\S+@\S+\.\S+$/.test(text);
  message.setText(valid ? '' : 'This isn’t an email address.');
  for (const widget of [address, message]) {
    widget.setProperty('invalid', !valid);
    widget.repolish();
  }
}
address.addEventListener('textChanged', check);

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(address);
layout.addWidget(message);

const win = new QMainWindow();
win.setWindowTitle('Subscribe');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 16px; }
  QLineEdit { height: 34px; padding: 0 8px; border: 1px solid #808080; border-radius: 6px; }
  QLineEdit[invalid="true"] { border: 2px solid #cf222e; }
  QLabel { height: 26px; }
  QLabel[invalid="true"] { color: #cf222e; font-weight: bold; }
`);
win.resize(320, 96);
win.show();

address.setText('ada@example');
