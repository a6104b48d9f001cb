import {createHash} from 'node:crypto';
import {FlexLayout, QLabel, QLineEdit, QMainWindow, QWidget} from '@nodegui/nodegui';

// 1. Widgets: what is on the screen.
const input = new QLineEdit();
input.setPlaceholderText('Type something');
const output = new QLabel();
output.setObjectName('output');

// 2. A layout: where the widgets are.
const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(input);
layout.addWidget(output);

// 3. Behaviour: ordinary functions, ordinary Node.js.
function showHash(text: string): void {
  const hash = createHash('sha256').update(text).digest('hex');
  output.setText(hash.replace(/(.{32})/, '$1\n'));
}
input.addEventListener('textChanged', showHash);

// 4. A window around it, and a look.
const win = new QMainWindow();
win.setWindowTitle('SHA-256');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 16px; }
  #output { qproperty-yMarginTop: 12; font-family: monospace; }
`);
win.resize(320, 130);
win.show();

input.setText('Hello, Qt');
