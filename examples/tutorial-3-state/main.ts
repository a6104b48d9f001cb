import {
  CheckState,
  FlexLayout,
  QLabel,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QMainWindow,
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
  }
  list.setCurrentRow(Math.min(row, books.length - 1));
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
