import {FlexLayout, QFrame, QLabel, QWidget, Shadow, Shape} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Frames');
win.setInlineStyle('width: 260; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);

function frame(text: string, shape: Shape, shadow: Shadow): QFrame {
  const result = new QFrame();
  result.setFrameShape(shape);
  result.setFrameShadow(shadow);
  result.setLineWidth(2);
  const inner = new FlexLayout();
  result.setLayout(inner);
  const label = new QLabel();
  label.setText(text);
  label.setInlineStyle('qproperty-yMarginVertical: 8; qproperty-yMarginHorizontal: 12;');
  inner.addWidget(label);
  return result;
}

for (const part of [
  frame('A plain box', Shape.Box, Shadow.Plain),
  frame('A sunken panel', Shape.Panel, Shadow.Sunken),
  frame('A raised panel', Shape.Panel, Shadow.Raised),
]) {
  const row = new QWidget();
  row.setInlineStyle('qproperty-yMarginBottom: 10;');
  const rowLayout = new FlexLayout();
  row.setLayout(rowLayout);
  rowLayout.addWidget(part);
  layout.addWidget(row);
}
win.show();
