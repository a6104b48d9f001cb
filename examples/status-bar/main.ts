import {QLabel, QMainWindow, QPlainTextEdit, QStatusBar} from '@nodegui/nodegui';

const editor = new QPlainTextEdit();
editor.setPlainText('Oats\nBarley\nRye');

const line = new QLabel();
line.setText('Line 1');

const status = new QStatusBar();
status.addPermanentWidget(line);
status.showMessage('seeds.txt is saved');

const win = new QMainWindow();
win.setWindowTitle('Editor');
win.setCentralWidget(editor);
win.setStatusBar(status);
win.resize(320, 150);
win.show();
