import {QAction, QMainWindow, QMenu, QPoint} from '@nodegui/nodegui';

const win = new QMainWindow();
win.setWindowTitle('Menu');
win.resize(200, 100);
win.show();

const menu = new QMenu();
const action = new QAction();
action.setText('Open');
menu.addAction(action);
setTimeout(() => menu.popup(win.mapToGlobal(new QPoint(150, 80))), 20);
