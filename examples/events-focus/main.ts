import {
  AlignmentFlag,
  Direction,
  QBoxLayout,
  QLabel,
  QLineEdit,
  QMainWindow,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const hint = new QLabel();
hint.setWordWrap(true);
hint.setAlignment(AlignmentFlag.AlignTop);

function addField(title: string, text: string, help: string): QLineEdit {
  const label = new QLabel();
  label.setText(title);
  const field = new QLineEdit();
  field.setText(text);

  field.addEventListener(WidgetEventTypes.FocusIn, () => {
    label.setInlineStyle('font-weight: bold;');
    hint.setText(help);
  });
  field.addEventListener(WidgetEventTypes.FocusOut, () => label.setInlineStyle(''));
  field.addEventListener('editingFinished', () => {
    const tidy = field.text().trim();
    if (tidy !== field.text()) field.setText(tidy);
  });

  column.addWidget(label);
  column.addWidget(field);
  return field;
}

const column = new QBoxLayout(Direction.TopToBottom);
addField('Name', 'Ines Duarte', 'As it should appear on the parcel.');
const street = addField(
  'Street',
  'Rua da Prata 80',
  'With the house number. The parcel is too large for a PO box.',
);
addField('Town', '1100-420 Lisboa', 'Start with the postal code.');
column.addWidget(hint, 1);

const central = new QWidget();
central.setLayout(column);
const win = new QMainWindow();
win.setWindowTitle('Delivery address');
win.setCentralWidget(central);
win.resize(300, 210);
win.show();
street.setFocus();
