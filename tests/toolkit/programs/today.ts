import {QDate, QLabel, QTime} from '@nodegui/nodegui';

const label = new QLabel();
label.setText(`${QDate.currentDate().toString('yyyy-MM-dd')} ${QTime.currentTime().toString('hh:mm:ss')}`);
label.show();
console.log(label.text(), new Date().toISOString());
