import {
  AlignmentFlag,
  CheckState,
  FlexLayout,
  QAction,
  QCheckBox,
  QDialog,
  QGridLayout,
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

const win = new QMainWindow();
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

const editTitle = new QLineEdit();
const editAuthor = new QLineEdit();
const editRead = new QCheckBox();
editRead.setText('I have read it');
const ok = new QPushButton();
ok.setText('OK');
ok.setDefault(true);
const cancel = new QPushButton();
cancel.setText('Cancel');

function label(text: string): QLabel {
  const widget = new QLabel();
  widget.setText(text);
  return widget;
}

const dialog = new QDialog(win);
dialog.setWindowTitle('Edit book');
const grid = new QGridLayout();
dialog.setLayout(grid);
grid.addWidget(label('Title'), 0, 0);
grid.addWidget(editTitle, 0, 1, 1, 2);
grid.addWidget(label('Author'), 1, 0);
grid.addWidget(editAuthor, 1, 1, 1, 2);
grid.addWidget(editRead, 2, 1, 1, 2);
grid.addWidget(cancel, 3, 1, 1, 1, AlignmentFlag.AlignRight);
grid.addWidget(ok, 3, 2);
grid.setColumnStretch(1, 1);
dialog.resize(340, 150);

ok.addEventListener('clicked', () => dialog.accept());
cancel.addEventListener('clicked', () => dialog.reject());

let edited: Book | undefined;

function editBook(): void {
  edited = books[list.currentRow()];
  if (!edited) return;
  editTitle.setText(edited.title);
  editAuthor.setText(edited.author);
  editRead.setChecked(edited.read);
  editTitle.setFocus();
  dialog.open();
}

dialog.addEventListener('accepted', () => {
  if (!edited) return;
  edited.title = editTitle.text().trim() || edited.title;
  edited.author = editAuthor.text().trim();
  edited.read = editRead.isChecked();
  showBooks();
});
list.addEventListener('itemDoubleClicked', editBook);

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
addAction(bookMenu, '&Edit…', 'Ctrl+E', editBook);
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

// Opens the dialog immediately for the picture on this page. Leave these two lines out of your app.
list.setCurrentRow(1);
editBook();
