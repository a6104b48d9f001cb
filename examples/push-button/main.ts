import {FlexLayout, QLabel, QPushButton, QWidget} from '@nodegui/nodegui';

let clicks = 0;
const label = new QLabel();
const show = () => label.setText(clicks === 1 ? 'Clicked once' : `Clicked ${clicks} times`);

const count = new QPushButton();
count.setText('Count');
count.addEventListener('clicked', () => {
  clicks += 1;
  show();
});

const reset = new QPushButton();
reset.setText('Reset');
reset.setFlat(true);
reset.addEventListener('clicked', () => {
  clicks = 0;
  show();
});

const win = new QWidget();
win.setWindowTitle('Counter');
win.setInlineStyle('width: 240; padding: 16;');

const layout = new FlexLayout();
win.setLayout(layout);
for (const widget of [label, count, reset]) {
  widget.setInlineStyle('qproperty-yMarginBottom: 8;');
  layout.addWidget(widget);
}
win.show();

for (let i = 0; i < 3; i++) count.click();
