import {FlexLayout, QLabel, QPushButton, QWidget} from '@nodegui/nodegui';

const squeezed = new QPushButton();
squeezed.setText('Squeezed');
squeezed.setInlineStyle('margin-bottom: 8;');

const win = new QWidget();
win.setInlineStyle('width: 200; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(squeezed);

const pushedOut = new QLabel(win);
pushedOut.setText('Pushed out');
pushedOut.move(180, 0);
win.show();
