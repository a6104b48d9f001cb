import {QLabel} from '@nodegui/nodegui';

const label = new QLabel();
label.setStyleSheet('QLabel { color: red; } }', false);
label.show();
