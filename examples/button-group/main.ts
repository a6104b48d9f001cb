import {FlexLayout, QButtonGroup, QLabel, QPushButton, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Alignment');
win.setInlineStyle("flex-direction: 'row'; align-items: 'center'; padding: 16;");
const layout = new FlexLayout();
win.setLayout(layout);

const group = new QButtonGroup(win);
const buttons = ['Left', 'Centre', 'Right'].map((name, id) => {
  const button = new QPushButton();
  button.setText(name);
  button.setCheckable(true);
  group.addButton(button, id);
  layout.addWidget(button);
  return button;
});

const chosen = new QLabel();
chosen.setInlineStyle('width: 110; qproperty-yMarginLeft: 16;');
layout.addWidget(chosen);

group.addEventListener('idToggled', (id: number, checked: boolean) => {
  if (checked) chosen.setText(`${buttons[id]?.text()} (id ${id})`);
});
buttons[1]?.setChecked(true);
win.show();
