import {FlexLayout, QLineEdit, QListWidget, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

const list = new QListWidget();
list.addItems(['Middlemarch', 'The Left Hand of Darkness']);

const title = new QLineEdit();
title.setObjectName('title');
title.setPlaceholderText('Title of a book');

const add = new QPushButton();
add.setText('Add');

function addBook(): void {
  const text = title.text().trim();
  if (text === '') return;
  list.addItems([text]);
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
layout.addWidget(form);
layout.addWidget(list);

const win = new QMainWindow();
win.setWindowTitle('Reading list');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 12px; }
  #form { flex-direction: 'row'; qproperty-yMarginBottom: 8; }
  #title { flex-grow: 1; qproperty-yMarginRight: 8; }
  QListWidget { flex-grow: 1; flex-shrink: 1; }
`);
win.resize(420, 300);
win.show();
