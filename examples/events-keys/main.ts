import {
  FlexLayout,
  Key,
  KeyboardModifier,
  QKeyEvent,
  QLabel,
  QLineEdit,
  QMainWindow,
  QTextEdit,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const year = new QLineEdit();
year.setPlaceholderText('Year: digits only');
year.addEventListener(WidgetEventTypes.KeyPress, (event) => {
  if (!event) return;
  // Keys such as Backspace and Delete type a control character (Cc) or no text, so the field handles them.
  if (/^[^\d\p{Cc}]/u.test(new QKeyEvent(event).text())) year.setEventProcessed(true);
});

const message = new QTextEdit();
message.setPlaceholderText('Ctrl+Enter sends');
message.addEventListener(WidgetEventTypes.KeyPress, (event) => {
  if (!event) return;
  const key = new QKeyEvent(event);
  const enter = key.key() === Key.Key_Return || key.key() === Key.Key_Enter;
  if (!enter || (key.modifiers() & KeyboardModifier.ControlModifier) === 0) return;
  message.setEventProcessed(true);
  status.setText(`Sent: ${message.toPlainText()}`);
  message.clear();
});

const status = new QLabel();
status.setText('Nothing sent yet');

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [year, message, status]) layout.addWidget(widget);

const win = new QMainWindow();
win.setWindowTitle('Keys');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 12px; }
  QLineEdit { height: 28px; qproperty-yMarginBottom: 8; }
  QTextEdit { flex-grow: 1; flex-shrink: 1; qproperty-yMarginBottom: 8; }
`);
win.resize(300, 180);
win.show();
