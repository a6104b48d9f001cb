import {QColor, QColorDialog, QLabel} from '@nodegui/nodegui';

const green = new QColor(47, 158, 91);
const brown = new QColor(120, 74, 35);
const sand = new QColor(233, 214, 178);

const label = new QLabel();
label.setWindowTitle('Seed packet');
label.setText('Oats');

function paint(color: QColor): void {
  label.setInlineStyle(`background: rgb(${color.red()}, ${color.green()}, ${color.blue()}); padding: 24px;`);
}

// The colours of the house lie ready among the custom ones.
for (const [index, color] of [green, brown, sand].entries()) QColorDialog.setCustomColor(index, color);

const dialog = new QColorDialog();
dialog.setWindowTitle('Colour of the label');
dialog.setCurrentColor(green);
// Emitted by OK alone: Cancel leaves the label as it is.
dialog.addEventListener('colorSelected', () => paint(dialog.selectedColor()));

paint(green);
label.show();
dialog.open();
