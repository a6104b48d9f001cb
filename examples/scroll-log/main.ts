import {
  Direction,
  QBoxLayout,
  QLabel,
  QMainWindow,
  QPushButton,
  QScrollArea,
  QScrollBar,
  QWidget,
} from '@nodegui/nodegui';

const content = new QWidget();
const lines = new QBoxLayout(Direction.TopToBottom);
content.setLayout(lines);

const scrollArea = new QScrollArea();
scrollArea.setWidgetResizable(true);
scrollArea.setWidget(content);

// You can't add listeners to the scroll bar that Qt creates, so set one that you created.
const bar = new QScrollBar();
scrollArea.setVerticalScrollBar(bar);

let following = true;
bar.addEventListener('valueChanged', (value) => {
  following = value === bar.maximum();
});
// The range grows only after the layout has run, so follow the range and not the click.
bar.addEventListener('rangeChanged', (_minimum, maximum) => {
  if (following) bar.setValue(maximum);
});

let count = 0;
const add = new QPushButton();
add.setText('Add ten messages');
add.addEventListener('clicked', () => {
  for (let i = 0; i < 10; i += 1) {
    count += 1;
    const line = new QLabel();
    line.setText(`Message ${count}`);
    lines.addWidget(line);
  }
});

const win = new QMainWindow();
win.setWindowTitle('Log');
const central = new QWidget();
const root = new QBoxLayout(Direction.TopToBottom);
central.setLayout(root);
root.addWidget(scrollArea, 1);
root.addWidget(add);
win.setCentralWidget(central);
win.resize(320, 300);
win.show();

add.click();
add.click();
