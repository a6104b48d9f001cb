import {FlexLayout, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setLayout(new FlexLayout());
win.setInlineStyle('align-items: center;');
win.show();
