import {FlexLayout, QLabel, QRadioButton, QWidget} from '@nodegui/nodegui';

const sizes = {Small: 16, Medium: 24, Large: 48};

const win = new QWidget();
win.setWindowTitle('Icon size');
win.setInlineStyle('padding: 16; width: 220;');
const layout = new FlexLayout();
win.setLayout(layout);

const result = new QLabel();

for (const [name, pixels] of Object.entries(sizes)) {
  const button = new QRadioButton();
  button.setText(name);
  button.setInlineStyle('qproperty-yMarginBottom: 6;');
  button.addEventListener('toggled', (checked) => {
    if (checked) result.setText(`${pixels} by ${pixels} pixels`);
  });
  layout.addWidget(button);
  if (name === 'Medium') button.setChecked(true);
}

result.setInlineStyle('qproperty-yMarginVertical: 6;');
layout.addWidget(result);
win.show();
