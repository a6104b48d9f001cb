import {AlignmentFlag, FlexLayout, QLabel, QWidget} from '@nodegui/nodegui';

function text(content: string, style: string): QLabel {
  const label = new QLabel();
  label.setText(content);
  label.setInlineStyle(style);
  return label;
}

function tile(content: string, height: number): QLabel {
  const label = text(
    content,
    `width: 30px; qproperty-yMargin: 1; min-height: ${height}px; background: #3b6ea5; color: white;`,
  );
  label.setAlignment(AlignmentFlag.AlignCenter);
  return label;
}

function demo(property: string, value: string): QWidget {
  const box = new QWidget();
  const boxLayout = new FlexLayout();
  box.setLayout(boxLayout);
  box.setInlineStyle(
    `flex-direction: 'row'; ${property}: '${value}'; width: 220px; height: 64px; border: 1px solid #888888;`,
  );
  for (const [index, height] of [20, 32, 44].entries()) boxLayout.addWidget(tile(`${index + 1}`, height));

  const panel = new QWidget();
  const panelLayout = new FlexLayout();
  panel.setLayout(panelLayout);
  panel.setInlineStyle('padding: 6px;');
  panelLayout.addWidget(text(value, ''));
  panelLayout.addWidget(box);
  return panel;
}

function column(property: string, values: string[]): QWidget {
  const widget = new QWidget();
  const layout = new FlexLayout();
  widget.setLayout(layout);
  layout.addWidget(text(property, 'font-weight: bold; qproperty-yMargin: 6;'));
  for (const value of values) layout.addWidget(demo(property, value));
  return widget;
}

const win = new QWidget();
win.setWindowTitle('justify-content and align-items');
win.setInlineStyle("flex-direction: 'row'; padding: 6px; min-width: 476px; min-height: 580px;");
const layout = new FlexLayout();
win.setLayout(layout);
const ends = ['flex-start', 'center', 'flex-end'];
layout.addWidget(column('justify-content', [...ends, 'space-between', 'space-around', 'space-evenly']));
layout.addWidget(column('align-items', ['stretch', ...ends, 'baseline']));
win.show();
