import {FlexLayout, QDate, QDateTimeEdit, QLabel, QTime, QWidget} from '@nodegui/nodegui';

const label = new QLabel();
label.setText('Doors open');

const opening = new QDateTimeEdit();
opening.setDisplayFormat('d MMM yyyy, HH:mm');
opening.setDate(new QDate(2026, 3, 14));
opening.setTime(new QTime(18, 0, 0));
opening.setInlineStyle('qproperty-yMarginTop: 4;');

const win = new QWidget();
win.setWindowTitle('Concert');
win.setInlineStyle('width: 260; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(label);
layout.addWidget(opening);
win.show();
