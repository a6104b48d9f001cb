import {
  CheckState,
  FlexLayout,
  QAction,
  QKeySequence,
  QLabel,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QMainWindow,
  type QMenu,
  QMenuBar,
  QPushButton,
  QWidget,
} from '@nodegui/nodegui';

interface Book {
  title: string;
  author: string;
  read: boolean;
}

const books: Book[] = [
  {title: 'Middlemarch', author: 'George Eliot', read: true},
  {title: 'The Left Hand of Darkness', author: 'Ursula K. Le Guin', read: false},
];

const list = new QListWidget();
const status = new QLabel();

/** Fills the list again from `books`. A book has the same index in both. */
function showBooks(): void {
  const row = list.currentRow();
  list.clear();
  for (const book of books) {
    const item = new QListWidgetItem(book.author ? `${book.title}, ${book.author}` : book.title);
    item.setCheckState(book.read ? CheckState.Checked : CheckState.Unchecked);
    list.addItem(item);
    item.setHidden(book.read && hideRead.isChecked());
  }
  const next = Math.min(row, books.length - 1);
  const isHidden = hideRead.isChecked() && books[next]?.read;
  list.setCurrentRow(isHidden ? -1 : next); // no command may change a book that isn't visible
  showStatus();
}

function showStatus(): void {
  const read = books.filter((book) => book.read).length;
  status.setText(`${read} of ${books.length} read`);
}

list.addEventListener('itemChanged', (native) => {
  const item = new QListWidgetItem(native);
  const book = books[list.row(item)];
  if (book) book.read = item.checkState() === CheckState.Checked;
  showStatus();
});

const title = new QLineEdit();
title.setObjectName('title');
title.setPlaceholderText('Title of a book');

const add = new QPushButton();
add.setText('Add');

function addBook(): void {
  const text = title.text().trim();
  if (text === '') return;
  books.push({title: text, author: '', read: false});
  showBooks();
  title.clear();
  title.setFocus();
}
add.addEventListener('clicked', addBook);
title.addEventListener('returnPressed', addBook);

function removeBook(): void {
  const row = list.currentRow();
  if (row < 0) return;
  books.splice(row, 1);
  showBooks();
}

const menuBar = new QMenuBar();
const fileMenu = menuBar.addMenu('&File');
const bookMenu = menuBar.addMenu('&Book');
const viewMenu = menuBar.addMenu('&View');

function addAction(menu: QMenu, text: string, keys: string, run: () => void): QAction {
  const action = new QAction();
  action.setText(text);
  action.setShortcut(new QKeySequence(keys));
  action.addEventListener('triggered', run);
  menu.addAction(action);
  return action;
}

addAction(fileMenu, '&Quit', 'Ctrl+Q', () => win.close());
addAction(bookMenu, '&New', 'Ctrl+N', () => title.setFocus());
addAction(bookMenu, '&Remove', 'Del', removeBook);
const hideRead = addAction(viewMenu, '&Hide read books', 'Ctrl+H', showBooks);
hideRead.setCheckable(true);

const form = new QWidget();
form.setObjectName('form');
const formLayout = new FlexLayout();
form.setLayout(formLayout);
formLayout.addWidget(title);
formLayout.addWidget(add);

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [form, list, status]) layout.addWidget(widget);

const win = new QMainWindow();
win.setWindowTitle('Reading list');
win.setMenuBar(menuBar);
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 12px; }
  #form { flex-direction: 'row'; qproperty-yMarginBottom: 8; }
  #title { flex-grow: 1; qproperty-yMarginRight: 8; }
  QListWidget { flex-grow: 1; flex-shrink: 1; qproperty-yMarginBottom: 8; }
`);
win.resize(420, 300);
showBooks();
win.show();
