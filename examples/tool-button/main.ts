import {
  ArrowType,
  FlexLayout,
  QAction,
  QLabel,
  QMenu,
  QToolButton,
  QWidget,
  ToolButtonPopupMode,
  ToolButtonStyle,
} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Move');
win.setInlineStyle("flex-direction: 'row'; align-items: 'center'; padding: 12;");
const layout = new FlexLayout();
win.setLayout(layout);

const status = new QLabel();
status.setText('Choose an action');
status.setInlineStyle('width: 120; qproperty-yMarginLeft: 16;');

for (const [name, arrow] of [
  ['left', ArrowType.LeftArrow],
  ['up', ArrowType.UpArrow],
  ['down', ArrowType.DownArrow],
  ['right', ArrowType.RightArrow],
] as const) {
  const button = new QToolButton();
  button.setAccessibleName(`Move ${name}`);
  button.setArrowType(arrow);
  button.setAutoRaise(true);
  button.addEventListener('clicked', () => status.setText(`Moved ${name}`));
  layout.addWidget(button);
}

const menu = new QMenu();
for (const [text, done] of [
  ['Rotate', 'Rotated'],
  ['Mirror', 'Mirrored'],
] as const) {
  const action = new QAction();
  action.setText(text);
  action.addEventListener('triggered', () => status.setText(done));
  menu.addAction(action);
}

const more = new QToolButton();
more.setText('More');
more.setToolButtonStyle(ToolButtonStyle.ToolButtonTextOnly);
more.setMenu(menu);
more.setPopupMode(ToolButtonPopupMode.InstantPopup);
more.setInlineStyle('qproperty-yMarginLeft: 12;');
layout.addWidget(more);
layout.addWidget(status);
win.show();
