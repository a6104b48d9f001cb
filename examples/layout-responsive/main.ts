import {
  FlexLayout,
  QLabel,
  QListWidget,
  QMainWindow,
  QResizeEvent,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const list = new QListWidget();
list.setObjectName('list');
list.addItems(['Inbox', 'Drafts', 'Sent']);

const text = new QLabel();
text.setObjectName('text');
text.setText('Make the window wider than 480 pixels, and the list moves to the left.');
text.setWordWrap(true);

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(list);
layout.addWidget(text);

const wide = `
  #root { flex-direction: 'row'; padding: 8px; }
  #list { width: 140px; height: '100%'; qproperty-yMarginRight: 8; qproperty-yMarginBottom: 0; }
  #text { flex-grow: 1; width: 0px; height: '100%'; }
`;
const narrow = `
  #root { flex-direction: 'column'; padding: 8px; }
  #list { width: '100%'; height: 80px; qproperty-yMarginRight: 0; qproperty-yMarginBottom: 8; }
  #text { flex-grow: 1; width: '100%'; height: 40px; }
`;

const win = new QMainWindow();
win.setWindowTitle('Mail');
win.setCentralWidget(root);
win.addEventListener(WidgetEventTypes.Resize, (event) => {
  if (!event) return;
  const width = new QResizeEvent(event).size().width();
  root.setStyleSheet(width > 480 ? wide : narrow);
});
win.resize(360, 200);
win.show();
