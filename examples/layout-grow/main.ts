import {AlignmentFlag, FlexLayout, QLabel, QWidget} from '@nodegui/nodegui';

function tile(text: string, style: string): QLabel {
  const label = new QLabel();
  label.setText(text);
  label.setAlignment(AlignmentFlag.AlignCenter);
  label.setInlineStyle(`background: #3b6ea5; color: white; height: 36px; qproperty-yMargin: 2; ${style}`);
  return label;
}

function row(...tiles: QLabel[]): QWidget {
  const widget = new QWidget();
  widget.setInlineStyle("flex-direction: 'row';");
  const layout = new FlexLayout();
  widget.setLayout(layout);
  for (const label of tiles) layout.addWidget(label);
  return widget;
}

const win = new QWidget();
win.setWindowTitle('Sharing space');
win.setInlineStyle('padding: 8px; min-width: 460px; min-height: 150px;');
const layout = new FlexLayout();
win.setLayout(layout);

layout.addWidget(row(tile('120', 'width: 120px;'), tile('the rest: flex-grow 1', 'flex-grow: 1;')));
layout.addWidget(row(tile('a', 'flex-grow: 1;'), tile('a longer text, and both grow by 1', 'flex-grow: 1;')));
layout.addWidget(
  row(tile('a', 'flex-grow: 1; width: 0px;'), tile('same width: also width 0', 'flex-grow: 1; width: 0px;')),
);
layout.addWidget(row(tile('1', 'flex-grow: 1; width: 0px;'), tile('2', 'flex-grow: 2; width: 0px;')));

win.show();
