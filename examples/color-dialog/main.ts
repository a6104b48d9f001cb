import {QColor, QColorDialog, QLabel} from '@nodegui/nodegui';

const green = new QColor(47, 158, 91);
const brown = new QColor(120, 74, 35);
const sand = new QColor(233, 214, 178);

const label = new QLabel();
label.setWindowTitle('Seed packet');
label.setText('Oats');

function paint(color: QColor): void {
  const [red, green, blue] = [color.red(), color.green(), color.blue()];
  const text = 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? 'black' : 'white';
  label.setInlineStyle(`background: rgb(${red}, ${green}, ${blue}); color: ${text}; padding: 24px;`);
}

// Offers the company's colours among the custom ones.
for (const [index, color] of [green, brown, sand].entries()) QColorDialog.setCustomColor(index, color);

const dialog = new QColorDialog();
dialog.setWindowTitle('Colour of the label');
dialog.setCurrentColor(green);
// Only OK emits this signal, so Cancel leaves the label as it is.
dialog.addEventListener('colorSelected', () => paint(dialog.selectedColor()));

paint(green);
label.show();
dialog.open();
