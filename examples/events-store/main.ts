import {EventEmitter} from 'node:events';
import {FlexLayout, QLabel, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

/** The state of the app. It knows nothing about windows and emits an event after each change. */
class Cart extends EventEmitter<{changed: [items: string[]]}> {
  items: string[] = [];

  add(item: string): void {
    this.items = [...this.items, item];
    this.emit('changed', this.items);
  }
}

const cart = new Cart();

const count = new QLabel();
cart.on('changed', (items) => count.setText(`Items: ${items.length}`));

const list = new QLabel();
cart.on('changed', (items) => list.setText(items.join(', ')));

const add = new QPushButton();
add.setText('Add a pear');
add.addEventListener('clicked', () => cart.add('pear'));

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [count, list, add]) layout.addWidget(widget);

const win = new QMainWindow();
win.setWindowTitle('Cart');
win.setCentralWidget(root);
win.setStyleSheet('#root { padding: 16px; } QLabel { height: 24px; }');
win.resize(260, 110);
win.show();

cart.add('apple');
add.click();
