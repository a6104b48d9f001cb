import {FlexLayout, InsertPolicy, QComboBox, QLabel, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Preferences');
win.setInlineStyle('width: 260; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);

function comboBox(caption: string, items: string[]): QComboBox {
  const label = new QLabel();
  label.setText(caption);
  const combo = new QComboBox();
  combo.addItems(items);
  combo.setInlineStyle('qproperty-yMarginTop: 4; qproperty-yMarginBottom: 12;');
  layout.addWidget(label);
  layout.addWidget(combo);
  return combo;
}

const zone = comboBox('Time zone', ['America/Bogota', 'Asia/Tokyo', 'Europe/Lisbon', 'Pacific/Auckland']);
zone.setCurrentText('Europe/Lisbon');
zone.addEventListener('currentTextChanged', (name) => {
  console.log(new Date().toLocaleTimeString('en-GB', {timeZone: name}));
});

const size = comboBox('Text size', ['9 pt', '10 pt', '12 pt', '14 pt']);
size.setEditable(true);
size.setInsertPolicy(InsertPolicy.NoInsert);
size.setCurrentIndex(2);
size.addEventListener('editTextChanged', (text) => console.log(Number.parseInt(text, 10)));

win.show();
