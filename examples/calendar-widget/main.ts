import {FlexLayout, QCalendarWidget, QLabel, QWidget} from '@nodegui/nodegui';

const label = new QLabel();
label.setInlineStyle('margin-top: 8;');
label.setText('When do you leave?');

const calendar = new QCalendarWidget();
calendar.setGridVisible(true);
calendar.addEventListener('clicked', (date) => label.setText(`You leave on ${date.toString('d MMMM yyyy')}`));
calendar.addEventListener('currentPageChanged', (year, month) => label.setText(`Fares of ${month}/${year}`));

const win = new QWidget();
win.setWindowTitle('Departure');
win.setInlineStyle('padding: 12;');

const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(calendar);
layout.addWidget(label);
win.show();
