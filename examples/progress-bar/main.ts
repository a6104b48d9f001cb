import {FlexLayout, QLabel, QProgressBar, QWidget} from '@nodegui/nodegui';

const total = 1200;

const label = new QLabel();
label.setText('Copying photos');
label.setInlineStyle('qproperty-yMarginBottom: 6;');

const bar = new QProgressBar();
bar.setRange(0, total);
bar.setFormat('%v of %m (%p %)');

const win = new QWidget();
win.setWindowTitle('Copy');
win.setInlineStyle('width: 300; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(label);
layout.addWidget(bar);
win.show();

bar.setValue(504);
