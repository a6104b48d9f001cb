import {QAction, QMainWindow, QMenuBar, QStatusBar} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

export default [
  {
    symbol: 'QStatusBar.showMessage',
    statement: 'or until the user opens a menu of the window',
    async run() {
      const win = new QMainWindow();
      const bar = new QMenuBar();
      const entry = new QAction();
      entry.setText('File');
      bar.addAction(entry);
      win.setMenuBar(bar);
      const status = new QStatusBar();
      win.setStatusBar(status);
      win.show();
      await waitForLayout();
      status.showMessage('Saved');
      const before = status.currentMessage();
      bar.setActiveAction(entry); // what a click on the menu does first
      const after = status.currentMessage();
      win.hide();
      return [before, after];
    },
    expect: ['Saved', ''],
  },
] satisfies Claim[];
