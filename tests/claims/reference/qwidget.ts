import {FlexLayout, QMainWindow, QWidget} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

/** Creates a widget around a child that is 300 pixels wide. */
function createWide(): {root: QWidget; child: QWidget} {
  const [root, child] = [new QWidget(), new QWidget()];
  const layout = new FlexLayout();
  root.setLayout(layout);
  child.setInlineStyle('width: 300px; height: 200px;');
  layout.addWidget(child);
  return {root, child};
}

/** Returns the width that a visible window of 500 pixels has after `change` and `adjustSize()`. */
async function adjusted(win: QWidget, change?: () => void): Promise<number> {
  win.resize(500, 400);
  win.show();
  await waitForLayout();
  change?.();
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
    run: () => adjusted(createWide().root),
    expect: 500,
  },
  {
    symbol: 'QWidget.adjustSize',
    statement: 'A `QMainWindow` around a `FlexLayout` still adjusts then, until its contents change.',
    async run() {
      const adjustAfter = (style?: string): Promise<number> => {
        const {root, child} = createWide();
        const win = new QMainWindow();
        win.setCentralWidget(root);
        return adjusted(win, () => style && child.setInlineStyle(style));
      };
      return [await adjustAfter(), await adjustAfter('width: 400px; height: 200px;')];
    },
    expect: [300, 500],
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
