import {
  FlexLayout,
  QLabel,
  QLineEdit,
  QListWidget,
  QMainWindow,
  QPushButton,
  QWidget,
} from '@nodegui/nodegui';

const search = new QLineEdit();
search.setObjectName('search');
search.setPlaceholderText('Search');

const button = new QPushButton();
button.setText('Find');

// A row inside the column: a widget with a FlexLayout of its own.
const bar = new QWidget();
bar.setObjectName('bar');
const barLayout = new FlexLayout();
bar.setLayout(barLayout);
barLayout.addWidget(search);
barLayout.addWidget(button);

const results = new QListWidget();
results.setObjectName('results');
results.addItems(['Apple', 'Apricot', 'Avocado']);

const status = new QLabel();
status.setText('3 results');

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(bar);
layout.addWidget(results);
layout.addWidget(status);

root.setStyleSheet(`
  #root { padding: 12px; }
  #bar { flex-direction: 'row'; height: 32px; qproperty-yMarginBottom: 8; }
  #search { flex-grow: 1; qproperty-yMarginRight: 8; }
  #results { flex-grow: 1; flex-shrink: 1; qproperty-yMarginBottom: 8; }
`);

const win = new QMainWindow();
win.setWindowTitle('Fruit');
win.setCentralWidget(root);
win.resize(360, 260);
win.show();
