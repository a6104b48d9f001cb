import {
  FlexLayout,
  QApplication,
  QClipboardMode,
  QLabel,
  QLineEdit,
  QPushButton,
  QWidget,
} from '@nodegui/nodegui';

const clipboard = QApplication.clipboard();
if (!clipboard) throw new Error('There is no clipboard on this system.');

const link = new QLineEdit();
link.setText('https://example.org/invite/7f3a');
link.setReadOnly(true);

const copy = new QPushButton();
copy.setText('Copy');
copy.setInlineStyle('qproperty-yMarginTop: 10; qproperty-yMarginBottom: 10;');
copy.addEventListener('clicked', () => clipboard.setText(link.text(), QClipboardMode.Clipboard));

const content = new QLabel();
content.setText('Nothing copied yet');
clipboard.addEventListener('dataChanged', () => {
  content.setText(`On the clipboard: ${clipboard.text(QClipboardMode.Clipboard)}`);
});

const win = new QWidget();
win.setWindowTitle('Invitation');
win.setInlineStyle('width: 340; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
for (const widget of [link, copy, content]) layout.addWidget(widget);
win.show();
