import {QWidget} from '@nodegui/nodegui';

new QWidget().show();
throw new TypeError('no such colour');
