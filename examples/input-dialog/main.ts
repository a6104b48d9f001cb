import {InputMode, QInputDialog} from '@nodegui/nodegui';

const dialog = new QInputDialog();
dialog.setWindowTitle('Copies to print');
dialog.setInputMode(InputMode.IntInput);
dialog.setIntMinimum(1);
dialog.setIntMaximum(20);
dialog.setIntValue(2);
dialog.setOkButtonText('Print');
dialog.addEventListener('intValueSelected', (copies) => console.log(`Copies: ${copies}`));
dialog.open();
