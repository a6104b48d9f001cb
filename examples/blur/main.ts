import {FlexLayout, QGraphicsBlurEffect, QLabel, QPushButton, QWidget} from '@nodegui/nodegui';

const secret = new QLabel();
secret.setText('Recovery code 8841 2207');
secret.setInlineStyle('qproperty-yMarginLeft: 20;');

const blur = new QGraphicsBlurEffect();
blur.setBlurRadius(9);
secret.setGraphicsEffect(blur);

const show = new QPushButton();
show.setText('Show');
show.addEventListener('pressed', () => blur.setBlurRadius(0));
show.addEventListener('released', () => blur.setBlurRadius(9));

const win = new QWidget();
win.setWindowTitle('Recovery');
win.setInlineStyle("flex-direction: 'row'; align-items: 'center'; padding: 16;");
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(show);
layout.addWidget(secret);
win.show();
