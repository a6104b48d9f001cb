import {
  ArrowType,
  FlexLayout,
  QAction,
  QMenu,
  QToolButton,
  QWidget,
  ToolButtonPopupMode,
  ToolButtonStyle,
} from '@nodegui/nodegui';

const win = new QWidget();
win.setWindowTitle('Move');
win.setInlineStyle("flex-direction: 'row'; padding: 12;");
const layout = new FlexLayout();
win.setLayout(layout);

for (const arrow of [ArrowType.LeftArrow, ArrowType.UpArrow, ArrowType.DownArrow, ArrowType.RightArrow]) {
  const button = new QToolButton();
  button.setArrowType(arrow);
  button.setAutoRaise(true);
  button.addEventListener('clicked', () => console.log(ArrowType[arrow]));
  layout.addWidget(button);
}

const menu = new QMenu();
for (const text of ['Rotate', 'Mirror']) {
  const action = new QAction();
  action.setText(text);
  menu.addAction(action);
}

const more = new QToolButton();
more.setText('More');
more.setToolButtonStyle(ToolButtonStyle.ToolButtonTextOnly);
more.setMenu(menu);
more.setPopupMode(ToolButtonPopupMode.InstantPopup);
more.setInlineStyle('margin-left: 12;');
layout.addWidget(more);
win.show();
