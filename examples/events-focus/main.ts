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
  field.addEventListener(WidgetEventTypes.FocusOut, () => {
    label.setInlineStyle('');
    const tidy = field.text().trim();
    if (tidy !== field.text()) field.setText(tidy);
  });

  column.addWidget(label);
  column.addWidget(field);
  return field;
}

const column = new QBoxLayout(Direction.TopToBottom);
addField('Name', 'Ines Duarte', 'As it shall stand on the parcel.');
const street = addField(
  'Street',
  'Rua da Prata 80',
  'With the number. A post box will not do: the parcel is large.',
);
addField('Town', '1100-420 Lisboa', 'With the postal code before it.');
column.addWidget(hint, 1);

const central = new QWidget();
central.setLayout(column);
const win = new QMainWindow();
win.setWindowTitle('Where to?');
win.setCentralWidget(central);
win.resize(300, 210);
win.show();
street.setFocus();
