import {FlexLayout, QPushButton, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Topics');
win.setObjectName('topics');
const layout = new FlexLayout();
win.setLayout(layout);
win.setStyleSheet(`
  #topics {
    flex-direction: 'row';
    flex-wrap: 'wrap';
    align-content: 'flex-start';
    padding: 8px;
    min-width: 300px;
    min-height: 70px;
  }
  QPushButton { height: 28px; qproperty-yMargin: 4; }
`);

for (const topic of ['Widgets', 'Layouts', 'Signals', 'Events', 'Stylesheets', 'Images', 'Menus']) {
  const button = new QPushButton();
  button.setText(topic);
  layout.addWidget(button);
}

win.resize(380, 130);
win.show();
