import {AlignmentFlag, FlexLayout, QLabel, QWidget} from '@nodegui/nodegui';

function tile(text: string): QLabel {
  const label = new QLabel();
  label.setText(text);
  label.setAlignment(AlignmentFlag.AlignCenter);
  label.setInlineStyle('width: 36px; height: 28px; qproperty-yMargin: 2; background: #3b6ea5; color: white;');
  return label;
}

const win = new QWidget();
win.setWindowTitle('flex-direction');
const windowLayout = new FlexLayout();
win.setLayout(windowLayout);
win.setInlineStyle("flex-direction: 'row'; padding: 8px; min-width: 660px; min-height: 160px;");

for (const direction of ['row', 'row-reverse', 'column', 'column-reverse']) {
  const caption = new QLabel();
  caption.setText(direction);

  const box = new QWidget();
  box.setInlineStyle(`flex-direction: '${direction}'; flex-grow: 1; border: 1px solid #888888;`);
  const boxLayout = new FlexLayout();
  box.setLayout(boxLayout);
  for (const text of ['1', '2', '3']) boxLayout.addWidget(tile(text));

  const panel = new QWidget();
  panel.setInlineStyle("width: '25%'; padding: 4px;");
  const panelLayout = new FlexLayout();
  panel.setLayout(panelLayout);
  panelLayout.addWidget(caption);
  panelLayout.addWidget(box);
  windowLayout.addWidget(panel);
}

win.show();
