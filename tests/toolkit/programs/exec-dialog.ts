import {QDialog, QLabel} from '@nodegui/nodegui';

const dialog = new QDialog();
dialog.setWindowTitle('Waiting');
dialog.resize(160, 40);
const label = new QLabel(dialog);
label.resize(160, 40);
setTimeout(() => console.log('A timer ran'), 20);
dialog.exec();
