import {QLabel, QMainWindow, QStatusBar} from '@nodegui/nodegui';

const line = new QLabel();
line.setText('Line 12');

const status = new QStatusBar();
status.addPermanentWidget(line);
status.showMessage('3 files copied');

const win = new QMainWindow();
win.setWindowTitle('Editor');
win.setStatusBar(status);
win.resize(320, 90);
win.show();
