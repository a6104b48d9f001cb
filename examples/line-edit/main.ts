import {EchoMode, FlexLayout, QLabel, QLineEdit, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Account');
win.setInlineStyle('width: 300; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);

function field(caption: string): QLineEdit {
  const label = new QLabel();
  label.setText(caption);
  const edit = new QLineEdit();
  edit.setInlineStyle('qproperty-yMarginTop: 4; qproperty-yMarginBottom: 12;');
  layout.addWidget(label);
  layout.addWidget(edit);
  return edit;
}

const name = field('Name');
name.setPlaceholderText('As on your invoice');
name.setMaxLength(80);

const password = field('Password');
password.setEchoMode(EchoMode.Password);
password.setText('correct horse');
password.addEventListener('textChanged', (text) => win.setWindowTitle(`Account (${text.length} characters)`));

const licence = field('Licence');
licence.setText('NG-2026-0117');
licence.setReadOnly(true);

win.show();
