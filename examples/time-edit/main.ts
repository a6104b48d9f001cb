import {FlexLayout, QLabel, QTime, QTimeEdit, QWidget} from '@nodegui/nodegui';

const label = new QLabel();
label.setText('Wake me at');

const time = new QTimeEdit();
time.setDisplayFormat('HH:mm');
time.setTime(new QTime(7, 30, 0));
time.setInlineStyle('qproperty-yMarginTop: 4;');
time.addEventListener('timeChanged', () => {
  const hour = time.time().hour();
  const minute = time.time().minute();
  console.log(`Alarm at ${hour}:${String(minute).padStart(2, '0')}`);
});

const win = new QWidget();
win.setWindowTitle('Alarm');
win.setInlineStyle('width: 200; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(label);
layout.addWidget(time);
win.show();
