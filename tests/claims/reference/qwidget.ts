import {FlexLayout, QMainWindow, QWidget} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

/** Creates a widget around a child that is 300 pixels wide. */
function wide(): QWidget {
  const [root, child] = [new QWidget(), new QWidget()];
  const layout = new FlexLayout();
  root.setLayout(layout);
  child.setInlineStyle('width: 300px; height: 200px;');
  layout.addWidget(child);
  return root;
}

/** Returns the width that a visible window of 500 pixels has after `adjustSize()`. */
async function adjusted(win: QWidget): Promise<number> {
  win.resize(500, 400);
  win.show();
  await waitForLayout();
  win.adjustSize();
  await waitForLayout();
  win.close();
  return win.width();
}

export default [
  {
    symbol: 'QWidget.adjustSize',
    statement: 'no longer adjusts after it was shown',
    run: () => adjusted(wide()),
    expect: 500,
  },
  {
    symbol: 'QWidget.adjustSize',
    statement: 'A `QMainWindow` still adjusts.',
    run() {
      const win = new QMainWindow();
      win.setCentralWidget(wide());
      return adjusted(win);
    },
    expect: 300,
  },
  {
    symbol: 'QWidget.setObjectName',
    statement: 'The call discards a style that was set with `setInlineStyle()`',
    run() {
      const widget = new QWidget();
      widget.setInlineStyle('color: red;');
      widget.setObjectName('later');
      return widget.styleSheet().includes('later');
    },
    expect: false,
  },
  {
    symbol: 'QWidget.windowOpacity',
    statement: 'after 0.5 you get 0.498',
    run() {
      const widget = new QWidget();
      widget.setWindowOpacity(0.5);
      return widget.windowOpacity().toFixed(3);
    },
    expect: '0.498',
  },
] satisfies Claim[];
