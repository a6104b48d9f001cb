import {QMainWindow, QWidget, WindowType} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/windows';

export default [
  {
    page,
    says: '`QWidget.setWindowFlag()` hides a window that is visible',
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
    says: '`QWidget.windowHandle()` returns `null` before the window is first shown',
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
    says: "A window with a parent doesn't close with it",
    run() {
      const parent = new QWidget();
      const child = new QWidget(parent);
      child.setWindowFlag(WindowType.Window, true);
      parent.show();
      child.show();
      parent.close();
      const visible = child.isVisible();
      parent.delete();
      return [visible, child.native];
    },
    expect: [true, null],
  },
  {
    page,
    says: '`showMaximized()` from code still works',
    run() {
      const win = new QMainWindow();
      win.setFixedSize(300, 200);
      win.showMaximized();
      return win.isMaximized();
    },
    expect: true,
  },
] satisfies Claim[];
