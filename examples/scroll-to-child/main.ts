import {
  Direction,
  QBoxLayout,
  QLabel,
  QListWidget,
  QMainWindow,
  QScrollArea,
  QWidget,
} from '@nodegui/nodegui';

const grains = ['Oats', 'Barley', 'Rye', 'Wheat', 'Millet', 'Buckwheat', 'Spelt', 'Rice'];

// The content is one tall widget that holds every section in a box layout.
const content = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
content.setLayout(column);

const sections = grains.map((name) => {
  const section = new QLabel();
  section.setText(`<h3>${name}</h3><p>${'Sow in spring and harvest in late summer. '.repeat(12)}</p>`);
  section.setWordWrap(true);
  column.addWidget(section);
  return section;
});

// The scroll area shows a part of it. When resizable, it gives the content its own width.
const scrollArea = new QScrollArea();
scrollArea.setWidgetResizable(true);
scrollArea.setWidget(content);

// Choosing a row of the list scrolls to its section.
const list = new QListWidget();
list.addItems(grains);
list.setFixedWidth(120);
list.addEventListener('currentRowChanged', (row) => {
  const section = sections[row];
  if (section) scrollArea.ensureWidgetVisible(section);
});

const win = new QMainWindow();
win.setWindowTitle('Grain');
const central = new QWidget();
const columns = new QBoxLayout(Direction.LeftToRight);
central.setLayout(columns);
columns.addWidget(list);
columns.addWidget(scrollArea, 1);
win.setCentralWidget(central);
win.resize(520, 320);
win.show();

list.setCurrentRow(3);
