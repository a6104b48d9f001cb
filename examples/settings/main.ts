import {FlexLayout, QCheckBox, QLabel, QSettings, QWidget} from '@nodegui/nodegui';

const settings = new QSettings('Example Ltd', 'Notes');

const openLast = new QCheckBox();
openLast.setText('Open the last file at start');
openLast.setChecked(settings.value('openLast').toBool());

const stored = new QLabel();
stored.setInlineStyle('qproperty-yMarginTop: 8;');
openLast.addEventListener('toggled', (checked) => {
  settings.setValue('openLast', checked);
  settings.sync();
  stored.setText(`Stored value: ${settings.value('openLast').toBool()}`);
});

const win = new QWidget();
win.setWindowTitle('Settings');
win.setInlineStyle('width: 260; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(openLast);
layout.addWidget(stored);
win.show();
openLast.click();
