import {AlignmentFlag, FlexLayout, QLabel, QWidget, TextInteractionFlag} from '@nodegui/nodegui';

const order = new QLabel();
order.setText('Order 4711');
order.setTextInteractionFlags(TextInteractionFlag.TextSelectableByMouse);

const total = new QLabel();
total.setText('Total: <b>€ 38.90</b>, shipping included');

const note = new QLabel();
note.setText('Your parcel ships tomorrow and should reach you in two or three days.');
note.setWordWrap(true);

const link = new QLabel();
link.setText('<a href="https://example.org/track/4711">Track the parcel</a>');
link.setAlignment(AlignmentFlag.AlignRight);
link.addEventListener('linkActivated', (url) => console.log(url));

const win = new QWidget();
win.setWindowTitle('Order');
win.setInlineStyle('width: 300; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
for (const label of [order, total, note, link]) {
  label.setInlineStyle('qproperty-yMarginBottom: 8;');
  layout.addWidget(label);
}
win.show();
