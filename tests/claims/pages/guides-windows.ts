import {QDialog, QMainWindow, QWidget, WindowState, WindowType} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/windows';

export default [
  {
    page,
    statement: '`QWidget.setWindowFlag()` hides a window that is visible',
    run() {
      const win = new QMainWindow();
      win.show();
      win.setWindowFlag(WindowType.WindowStaysOnTopHint, true);
      const hidden = win.isVisible();
      win.show();
      return [hidden, win.isVisible()];
    },
    expect: [false, true],
  },
  {
    page,
    statement: '`QWidget.windowHandle()` returns `null` until the window is first shown',
    run() {
      const win = new QMainWindow();
      const before = win.windowHandle();
      win.show();
      return [before, win.windowHandle() !== null];
    },
    expect: [null, true],
  },
  {
    page,
    statement:
      "When a window closes, its child windows and dialogs stay open. They're only deleted when their parent is deleted.",
    run() {
      const parent = new QWidget();
      const child = new QWidget(parent);
      child.setWindowFlag(WindowType.Window, true);
      const dialog = new QDialog(parent);
      parent.show();
      child.show();
      dialog.show();
      parent.close();
      const visible = [child.isVisible(), dialog.isVisible()];
      parent.delete();
      return [...visible, child.native, dialog.native];
    },
    expect: [true, true, null, null],
  },
  {
    page,
    statement: '`showMaximized()` from code still works',
    run() {
      const win = new QMainWindow();
      win.setFixedSize(300, 200);
      win.showMaximized();
      return win.isMaximized();
    },
    expect: true,
  },
  {
    page,
    statement:
      '`showNormal()` would also end the minimised state, but a window that was maximised before would come back small.',
    run() {
      const win = new QMainWindow();
      win.showMaximized();
      win.showMinimized();
      win.setWindowState(win.windowState() & ~WindowState.WindowMinimized);
      const afterwards = win.windowState();
      win.showMinimized();
      win.showNormal();
      return [afterwards, win.windowState()];
    },
    expect: [WindowState.WindowMaximized, WindowState.WindowNoState],
  },
  {
    page,
    statement: 'A window also becomes inactive when the user clicks another window of your app.',
    async run() {
      const [first, second] = [new QMainWindow(), new QMainWindow()];
      first.show();
      second.show();
      first.activateWindow();
      await waitForLayout();
      const before = first.isActiveWindow();
      second.activateWindow();
      await waitForLayout();
      const after = first.isActiveWindow();
      first.close();
      second.close();
      return [before, after];
    },
    expect: [true, false],
  },
] satisfies Claim[];
