import {QLabel} from '@nodegui/nodegui';

const label = new QLabel();
label.setInlineStyle('box-shadow: 0 0 4px black;');
label.show();
