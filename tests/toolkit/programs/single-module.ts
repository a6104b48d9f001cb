import {QLabel} from '@nodegui/nodegui';
import {QLabel as QLabelOfModule} from '@nodegui/nodegui/dist/lib/QtWidgets/QLabel.js';

console.log(QLabel === QLabelOfModule);
