import {FlexLayout, Orientation, QLabel, QScrollBar, QWidget} from '@nodegui/nodegui';

const year = new QLabel();

const bar = new QScrollBar();
bar.setOrientation(Orientation.Horizontal);
bar.setRange(1950, 2026);
bar.setPageStep(10);
bar.setInlineStyle('qproperty-yMarginTop: 10;');
bar.addEventListener('valueChanged', (value) => year.setText(`Photos from ${value}`));

const win = new QWidget();
win.setWindowTitle('Archive');
win.setInlineStyle('width: 300; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(year);
layout.addWidget(bar);
bar.setValue(1986);
win.show();
