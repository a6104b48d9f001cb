import {FlexLayout, QMainWindow, QWidget} from '@nodegui/nodegui';

export const win = new QMainWindow();
/** Central widget of `win`. */
export const central = new QWidget();
/** Layout of `central`. */
export const layout = new FlexLayout();

central.setLayout(layout);
win.setCentralWidget(central);
