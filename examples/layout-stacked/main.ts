import {Direction, QBoxLayout, QComboBox, QLabel, QStackedLayout, QWidget} from '@nodegui/nodegui';

function page(text: string): QLabel {
  const label = new QLabel();
  label.setText(text);
  label.setInlineStyle('font-size: 20px;');
  return label;
}

const pages = new QStackedLayout();
pages.addWidget(page('Your name and picture'));
pages.addWidget(page('When to notify you, and how'));

const chooser = new QComboBox();
chooser.addItems(['Profile', 'Notifications']);
chooser.addEventListener('currentIndexChanged', (index) => pages.setCurrentIndex(index));

const column = new QBoxLayout(Direction.TopToBottom);
column.addWidget(chooser);
column.addLayout(pages, 1);

const win = new QWidget();
win.setWindowTitle('Settings');
win.setLayout(column);
win.resize(320, 140);
win.show();

chooser.setCurrentIndex(1);
