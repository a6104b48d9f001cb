import {FlexLayout, type NativeElement, QCalendarWidget, QDate, QLabel, QWidget} from '@nodegui/nodegui';

const label = new QLabel();
label.setInlineStyle('qproperty-yMarginTop: 8;');
label.setText('When do you leave?');

const calendar = new QCalendarWidget();
calendar.setGridVisible(true);
calendar.addEventListener('clicked', (native) => {
  // The signal passes a native element, although another type is declared, so wrap it.
  const date = new QDate(native as unknown as NativeElement);
  label.setText(`You leave on ${date.toString('d MMMM yyyy')}`);
});
calendar.addEventListener('currentPageChanged', (year, month) => label.setText(`Fares for ${month}/${year}`));

const win = new QWidget();
win.setWindowTitle('Departure');
win.setInlineStyle('padding: 12;');

const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(calendar);
layout.addWidget(label);
win.show();
