import {CheckState, FlexLayout, QCheckBox, QWidget} from '@nodegui/nodegui';

function checkBox(text: string): QCheckBox {
  const box = new QCheckBox();
  box.setText(text);
  return box;
}

const all = checkBox('Notify me by every means');
const means = ['Email', 'Text message', 'Desktop'].map(checkBox);
all.setTristate(true);

function showSum(): void {
  const checked = means.filter((box) => box.isChecked()).length;
  if (checked === 0) all.setCheckState(CheckState.Unchecked);
  else all.setCheckState(checked === means.length ? CheckState.Checked : CheckState.PartiallyChecked);
}

all.addEventListener('clicked', () => {
  const checked = all.checkState() !== CheckState.Unchecked;
  for (const box of means) box.setChecked(checked);
  showSum();
});

const win = new QWidget();
win.setWindowTitle('Notifications');
win.setInlineStyle('padding: 16 16 8;');
const layout = new FlexLayout();
win.setLayout(layout);
for (const box of [all, ...means]) {
  box.setInlineStyle('margin-bottom: 8;');
  layout.addWidget(box);
}
for (const box of means) box.addEventListener('toggled', showSum);
means[0]?.setChecked(true);
win.show();
