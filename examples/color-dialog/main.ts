import {QColor, QColorDialog} from '@nodegui/nodegui';

const dialog = new QColorDialog();
dialog.setWindowTitle('Colour of the label');
dialog.setCurrentColor(new QColor(47, 158, 91));
dialog.addEventListener('colorSelected', (color) => console.log(color.red(), color.green(), color.blue()));
dialog.open();
