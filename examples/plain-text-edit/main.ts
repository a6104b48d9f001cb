import {FlexLayout, QLabel, QPlainTextEdit, QWidget} from '@nodegui/nodegui';

const editor = new QPlainTextEdit();
editor.setInlineStyle('flex-grow: 1; flex-shrink: 1;');

const lines = new QLabel();
lines.setInlineStyle('qproperty-yMarginVertical: 4; qproperty-yMarginHorizontal: 8;');
editor.addEventListener('textChanged', () => {
  const count = editor.toPlainText().split('\n').length;
  lines.setText(count === 1 ? '1 line' : `${count} lines`);
});

const win = new QWidget();
win.setWindowTitle('Log');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(editor);
layout.addWidget(lines);
win.resize(340, 170);

editor.setPlainText('09:58  Starting\n09:59  Listening on port 8080\n10:00  First request');
win.show();
