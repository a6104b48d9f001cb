import {FlexLayout, QDoubleSpinBox, QLabel, QWidget} from '@nodegui/nodegui';

const price = new QDoubleSpinBox();
price.setPrefix('€ ');
price.setDecimals(2);
price.setRange(0, 9999);
price.setSingleStep(0.5);

const withTax = new QLabel();
withTax.setInlineStyle('qproperty-yMarginTop: 10;');
price.addEventListener('valueChanged', (value) => {
  withTax.setText(`With tax: € ${(value * 1.19).toFixed(2)}`);
});

const win = new QWidget();
win.setWindowTitle('Price');
win.setInlineStyle('width: 220; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(price);
layout.addWidget(withTax);
price.setValue(12.5);
win.show();
