import {FlexLayout, QDial, QLabel, QWidget} from '@nodegui/nodegui';

const dial = new QDial();
dial.setRange(0, 360);
dial.setWrapping(true);
dial.setNotchesVisible(true);
dial.setNotchTarget(20);
dial.setInlineStyle('width: 140; height: 140;');

const angle = new QLabel();
dial.addEventListener('valueChanged', (value) => angle.setText(`${value}°`));

const win = new QWidget();
win.setWindowTitle('Angle');
win.setInlineStyle("align-items: 'center'; width: 200; padding: 16;");
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(dial);
layout.addWidget(angle);
dial.setValue(120);
win.show();
