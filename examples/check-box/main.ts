import {CheckState, FlexLayout, QCheckBox, QWidget} from '@nodegui/nodegui';

function checkBox(text: string): QCheckBox {
  const box = new QCheckBox();
  box.setText(text);
  return box;
}

const all = checkBox('All notifications');
const channels = ['Email', 'Text message', 'Desktop'].map(checkBox);
all.setTristate(true);

function updateAll(): void {
  const checked = channels.filter((box) => box.isChecked()).length;
  if (checked === 0) all.setCheckState(CheckState.Unchecked);
  else all.setCheckState(checked === channels.length ? CheckState.Checked : CheckState.PartiallyChecked);
}

all.addEventListener('clicked', () => {
  const checked = all.checkState() !== CheckState.Unchecked;
  for (const box of channels) box.setChecked(checked);
  updateAll();
});

const win = new QWidget();
win.setWindowTitle('Notifications');
win.setInlineStyle('padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
for (const box of [all, ...channels]) {
  box.setInlineStyle('qproperty-yMarginBottom: 8;');
  layout.addWidget(box);
}
for (const box of channels) box.addEventListener('toggled', updateAll);
channels[0]?.setChecked(true);
win.show();
