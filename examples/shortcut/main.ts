import {FlexLayout, QKeySequence, QLabel, QLineEdit, QShortcut, QWidget} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Library');
win.setInlineStyle('width: 280; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);

const search = new QLineEdit();
search.setPlaceholderText('Search');

const hint = new QLabel();
hint.setText('Ctrl+L jumps to the search field');
hint.setInlineStyle('qproperty-yMarginTop: 8;');

const shortcut = new QShortcut(win);
shortcut.setKey(new QKeySequence('Ctrl+L'));
shortcut.addEventListener('activated', () => {
  search.setFocus();
  search.selectAll();
});

layout.addWidget(search);
layout.addWidget(hint);
win.show();
