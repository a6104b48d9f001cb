import {
  AlignmentFlag,
  FlexLayout,
  QColor,
  QGraphicsDropShadowEffect,
  QLabel,
  QWidget,
} from '@nodegui/nodegui';

const card = new QLabel();
card.setText('Order shipped');
card.setAlignment(AlignmentFlag.AlignCenter);
card.setInlineStyle(
  'width: 180; height: 64; border-radius: 8; background: white; color: #1a201d; font-weight: bold;',
);

const shadow = new QGraphicsDropShadowEffect();
shadow.setBlurRadius(24);
shadow.setXOffset(0);
shadow.setYOffset(6);
shadow.setColor(new QColor(0, 0, 0, 110));
card.setGraphicsEffect(shadow);

const win = new QWidget();
win.setWindowTitle('Card');
win.setInlineStyle('padding: 32; background: #dfe7e2;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(card);
win.show();
