import {QDateEdit, QDateTimeEdit, QTime} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QDateTimeEdit.setDisplayFormat',
    statement: 'A pattern without a time sets the time to 00:00.',
    run() {
      const moment = new QDateTimeEdit();
      moment.setTime(new QTime(4, 5, 6));
      moment.setDisplayFormat('yyyy-MM-dd');
      return moment.time().hour();
    },
    expect: 0,
  },
  {
    symbol: 'QDateTimeEdit.timeSpec',
    statement: "By default, it's local time. In a `QDateEdit` or `QTimeEdit`, it's universal time.",
    run: () => [new QDateTimeEdit().timeSpec(), new QDateEdit().timeSpec()],
    expect: [0, 1],
  },
  {
    symbol: 'QDateTimeEdit.calendarWidget',
    statement: 'Unless you called `setCalendarWidget()`, Qt creates this calendar',
    run() {
      const date = new QDateEdit();
      date.setCalendarPopup(true);
      return date.calendarWidget() !== null;
    },
    expect: true,
  },
] satisfies Claim[];
