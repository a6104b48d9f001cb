import {FlexLayout, QDate, QDateEdit, QLabel, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Stay');
win.setInlineStyle('width: 220; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);

function dateEdit(date: QDate): QDateEdit {
  const edit = new QDateEdit();
  edit.setDisplayFormat('d MMM yyyy');
  edit.setCalendarPopup(true);
  edit.setDate(date);
  edit.setInlineStyle('qproperty-yMarginBottom: 10;');
  layout.addWidget(edit);
  return edit;
}

const arrival = dateEdit(new QDate(2026, 2, 3));
const departure = dateEdit(new QDate(2026, 2, 7));
const nights = new QLabel();
layout.addWidget(nights);

function count(): void {
  const count = departure.date().toJulianDay() - arrival.date().toJulianDay();
  nights.setText(count === 1 ? '1 night' : `${count} nights`);
}
arrival.addEventListener('dateChanged', count);
departure.addEventListener('dateChanged', count);
count();
win.show();
