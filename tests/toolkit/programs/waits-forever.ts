import {QWidget} from '@nodegui/nodegui';

new QWidget().show();
await new Promise(() => undefined);
