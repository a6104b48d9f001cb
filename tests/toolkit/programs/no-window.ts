import {QPushButton} from '@nodegui/nodegui';

new QPushButton().setText('Nobody sees me');
