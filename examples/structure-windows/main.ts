import {EventEmitter} from 'node:events';
import {Direction, QBoxLayout, QLabel, QLineEdit, QListWidget, QMainWindow, QWidget} from '@nodegui/nodegui';

/** store.ts: the data of the app. It knows nothing about windows. */
class Store extends EventEmitter<{changed: []}> {
  readonly guests: string[] = [];

  add(name: string): void {
    this.guests.push(name);
    this.emit('changed');
  }
}

/** list-window.ts: shows the store and follows its changes. */
class ListWindow extends QMainWindow {
  constructor(store: Store) {
    super();
    const list = new QListWidget();
    store.on('changed', () => {
      list.clear();
      list.addItems(store.guests);
    });
    this.setWindowTitle('Guests');
    this.setCentralWidget(list);
    this.resize(260, 180);
  }
}

/** add-window.ts: changes the store. It knows nothing about the other window. */
class AddWindow extends QMainWindow {
  constructor(store: Store) {
    super();
    const root = new QWidget();
    const column = new QBoxLayout(Direction.TopToBottom);
    root.setLayout(column);
    const field = new QLineEdit();
    field.setPlaceholderText('Name of a guest');
    field.addEventListener('returnPressed', () => {
      store.add(field.text());
      field.clear();
    });
    const hint = new QLabel();
    hint.setText('Press Enter to add.');
    for (const widget of [field, hint]) column.addWidget(widget);
    this.setWindowTitle('Add a guest');
    this.setCentralWidget(root);
    this.resize(260, 90);
  }
}

// main.ts: puts the parts together.
const store = new Store();
new AddWindow(store).show();
new ListWindow(store).show();
for (const name of ['Amara', 'Chloé', 'Daniel']) store.add(name);
