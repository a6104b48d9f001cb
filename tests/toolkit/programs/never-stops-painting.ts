import {QLabel} from '@nodegui/nodegui';

const label = new QLabel();
label.show();
let count = 0;
setInterval(() => label.setText(`${count++}`), 10);
