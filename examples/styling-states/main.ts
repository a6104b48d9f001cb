import {FlexLayout, QCheckBox, QLineEdit, QPushButton, QWidget} from '@nodegui/nodegui';

function button(text: string): QPushButton {
  const widget = new QPushButton();
  widget.setText(text);
  return widget;
}

const normal = button('Normal');
const checked = button('Checked');
checked.setCheckable(true);
checked.setChecked(true);
const disabled = button('Disabled');
disabled.setEnabled(false);

const buttons = new QWidget();
buttons.setObjectName('buttons');
const row = new FlexLayout();
buttons.setLayout(row);
for (const widget of [normal, checked, disabled]) row.addWidget(widget);

const field = new QLineEdit();
field.setText('A field that can only be read');
field.setReadOnly(true);

const box = new QCheckBox();
box.setText('A check box that is checked');
box.setChecked(true);

const win = new QWidget();
win.setObjectName('root');
win.setWindowTitle('Pseudo-states');
const layout = new FlexLayout();
win.setLayout(layout);
for (const widget of [buttons, field, box]) layout.addWidget(widget);

win.setStyleSheet(`
  #root { padding: 12px; min-width: 360px; min-height: 100px; }
  #buttons { flex-direction: 'row'; height: 32px; qproperty-yMarginBottom: 10; }

  QPushButton { flex-grow: 1; height: 26px; qproperty-yMargin: 2; border: 1px solid #57606a; border-radius: 6px; }
  QPushButton:hover { border-color: #2f81f7; }
  QPushButton:checked { background: #2f81f7; color: white; }
  QPushButton:disabled { border-style: dashed; color: #8c959f; }

  QLineEdit { height: 28px; padding: 0 8px; qproperty-yMarginBottom: 10; border: 1px solid #57606a; border-radius: 6px; }
  QLineEdit:focus { border-color: #2f81f7; }
  QLineEdit:read-only { border-style: dotted; }

  QCheckBox:checked { color: #2f81f7; }
`);
win.show();
