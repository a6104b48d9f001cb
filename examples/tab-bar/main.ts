import {FlexLayout, QLabel, QTabBar, QWidget} from '@nodegui/nodegui';

const bar = new QTabBar();
bar.setTabsClosable(true);
bar.setMovable(true);
for (const file of ['notes.md', 'main.ts', 'list.txt']) bar.addTab(undefined, file);

const open = new QLabel();
open.setInlineStyle('qproperty-yMargin: 10;');
bar.addEventListener('currentChanged', (index) => open.setText(`Showing ${bar.tabText(index)}`));
bar.addEventListener('tabCloseRequested', (index) => bar.removeTab(index));

const win = new QWidget();
win.setWindowTitle('Editor');
win.setInlineStyle('padding: 8;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(bar);
layout.addWidget(open);
bar.setCurrentIndex(1);
win.resize(340, 100);
win.show();
