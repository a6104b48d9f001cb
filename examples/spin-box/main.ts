import {FlexLayout, QSpinBox, QWidget} from '@nodegui/nodegui';

const duration = new QSpinBox();
duration.setRange(15, 240);
duration.setSingleStep(15);
duration.setSuffix(' minutes');
duration.setValue(45);

const table = new QSpinBox();
table.setRange(1, 24);
table.setPrefix('Table ');
table.setValue(7);
table.setInlineStyle('qproperty-yMarginTop: 10;');
table.addEventListener('valueChanged', (value) => console.log(`Seated at table ${value}`));

const win = new QWidget();
win.setWindowTitle('Reservation');
win.setInlineStyle('width: 220; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(duration);
layout.addWidget(table);
win.show();
