import {QApplication, QWidget} from '@nodegui/nodegui';

new QWidget().show();
setTimeout(() => QApplication.instance().quit(), 1);
