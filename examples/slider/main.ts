import {FlexLayout, Orientation, QLabel, QSlider, QWidget, TickPosition} from '@nodegui/nodegui';

const label = new QLabel();
label.setInlineStyle('qproperty-yMarginBottom: 8;');

const slider = new QSlider();
slider.setOrientation(Orientation.Horizontal);
slider.setRange(0, 100);
slider.setTickInterval(10);
slider.setTickPosition(TickPosition.TicksBelow);
slider.addEventListener('valueChanged', (value) => label.setText(`Volume ${value} %`));

const win = new QWidget();
win.setWindowTitle('Volume');
win.setInlineStyle('width: 280; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(label);
layout.addWidget(slider);
slider.setValue(65);
win.show();
