import {QWidget} from '@nodegui/nodegui';

new QWidget().show();
for (;;);
