import {
  Corner,
  FlexLayout,
  QAction,
  QMainWindow,
  QMenu,
  QMenuBar,
  QPushButton,
  QToolButton,
  QWidget,
} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, waitForLayout} from '../claim';

const page = 'guides/menus';

export default [
  {
    page,
    statement: 'From then on, the button has the text, icon, tool tip and check mark of the action',
    run() {
      const action = new QAction();
      const button = new QToolButton();
      button.setDefaultAction(action);
      action.setText('Undo');
      action.setEnabled(false);
      let clicks = 0;
      action.addEventListener('triggered', () => {
        clicks += 1;
      });
      button.click();
      action.setEnabled(true);
      button.click();
      return [button.text(), clicks];
    },
    expect: ['Undo', 1],
  },
  {
    page,
    statement: "with a property, because `setMenuRole()` isn't wrapped",
    run() {
      const action = new QAction();
      return [
        'setMenuRole' in action,
        action.setProperty('menuRole', 4),
        action.property('menuRole').toInt(),
      ];
    },
    expect: [false, true, 4],
  },
  {
    page,
    statement: 'because a plain string throws `Invalid argument`',
    run: () => errorMessageOf(() => new QMenu().addAction('Save').setShortcut('Ctrl+S' as never)),
    expect: 'Invalid argument',
  },
  {
    page,
    statement:
      'throws in 0.74.2, so call `bar.native?.setCornerWidget(button.native, Corner.TopRightCorner)`',
    run() {
      const bar = new QMenuBar();
      const button = new QPushButton();
      button.setText('Log in');
      const message = errorMessageOf(() => bar.setCornerWidget(button, Corner.TopRightCorner));
      bar.native?.setCornerWidget(button.native, Corner.TopRightCorner);
      return [message, (bar.cornerWidget(Corner.TopRightCorner) as QPushButton).text()];
    },
    expect: ['Invalid argument', 'Log in'],
  },
  {
    page,
    statement: 'because the bar has no height of its own there',
    async run() {
      const win = new QMainWindow();
      const content = new QWidget();
      const column = new FlexLayout();
      content.setLayout(column);
      win.setCentralWidget(content);
      const bar = new QMenuBar();
      bar.addMenu('File').addAction('Quit');
      column.addWidget(bar);
      win.resize(300, 200);
      win.show();
      await waitForLayout();
      const before = bar.height();
      bar.setInlineStyle('height: 24px;');
      await waitForLayout();
      return [before, bar.height()];
    },
    expect: [0, 24],
  },
] satisfies Claim[];
