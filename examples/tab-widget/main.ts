import {FlexLayout, QCheckBox, QIcon, QLabel, QMainWindow, QTabWidget, QWidget} from '@nodegui/nodegui';

function page(...widgets: QWidget[]): QWidget {
  const result = new QWidget();
  const layout = new FlexLayout();
  result.setLayout(layout);
  for (const widget of widgets) {
    widget.setInlineStyle('qproperty-yMarginTop: 10; qproperty-yMarginHorizontal: 12;');
    layout.addWidget(widget);
  }
  return result;
}

function checkBox(text: string): QCheckBox {
  const box = new QCheckBox();
  box.setText(text);
  box.setChecked(true);
  return box;
}

function label(text: string): QLabel {
  const result = new QLabel();
  result.setText(text);
  return result;
}

const tabs = new QTabWidget();
tabs.addTab(
  page(checkBox('Open the last file at start'), checkBox('Check spelling')),
  new QIcon(),
  'General',
);
tabs.addTab(page(label('Light, dark or like the system')), new QIcon(), 'Colours');
tabs.addTab(page(label('Ctrl+S saves')), new QIcon(), 'Keys');
tabs.addEventListener('currentChanged', (index) => console.log(`Page ${index}`));

const win = new QMainWindow();
win.setWindowTitle('Settings');
win.setCentralWidget(tabs);
win.resize(320, 150);
win.show();
