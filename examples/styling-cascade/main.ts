import {FlexLayout, QLabel, QWidget} from '@nodegui/nodegui';

function label(text: string): QLabel {
  const widget = new QLabel();
  widget.setText(text);
  return widget;
}

const plain = label('QLabel: blue, because the class rule matches');

const named = label('#total: green, because a name beats a class');
named.setObjectName('total');

const marked = label('.warning: orange, because a class property beats a type');
marked.setProperty('class', 'warning');

const inline = label('inline style: violet, because the nearer sheet wins');
inline.setObjectName('total');
inline.setInlineStyle('background: #7a3fb5;');

const win = new QWidget();
win.setObjectName('root');
win.setWindowTitle('Which rule wins');
const layout = new FlexLayout();
win.setLayout(layout);
for (const widget of [plain, named, marked, inline]) layout.addWidget(widget);

win.setStyleSheet(`
  #root { padding: 10px; min-width: 400px; min-height: 150px; }
  #total { background: #1a7f37; }
  .warning { background: #b35900; }
  QLabel { background: #0b5cad; color: white; height: 30px; padding-left: 10px; qproperty-yMargin: 2; }
`);
win.show();
