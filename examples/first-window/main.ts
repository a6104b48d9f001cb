import {FlexLayout, QLabel, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

const label = new QLabel();
label.setText('Not clicked yet');

const button = new QPushButton();
button.setText('Click me');

let clicks = 0;
button.addEventListener('clicked', () => {
  clicks += 1;
  label.setText(clicks === 1 ? 'Clicked once' : `Clicked ${clicks} times`);
});

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(label);
layout.addWidget(button);

const win = new QMainWindow();
win.setWindowTitle('Hello');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root {
    align-items: 'center';
    justify-content: 'center';
  }
  QLabel { qproperty-yMarginBottom: 12; }
`);
win.resize(320, 140);
win.show();
