import {AlignmentFlag, FlexLayout, QLabel, QProgressBar, QWidget} from '@nodegui/nodegui';

const total = 5;
let left = total;

const clock = new QLabel();
clock.setAlignment(AlignmentFlag.AlignCenter);
clock.setInlineStyle('font-size: 36px; font-weight: bold; qproperty-yMarginBottom: 10;');

const bar = new QProgressBar();
bar.setRange(0, total);
bar.setTextVisible(false);

function show(): void {
  clock.setText(`0:${String(left).padStart(2, '0')}`);
  bar.setValue(left);
}

const timer = setInterval(() => {
  left -= 1;
  show();
  if (left === 0) clearInterval(timer);
}, 1000);

const win = new QWidget();
win.setWindowTitle('Egg timer');
win.setInlineStyle('width: 220; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(clock);
layout.addWidget(bar);
show();
win.show();
