import {QApplication, QDialog, QMainWindow, WidgetEventTypes} from '@nodegui/nodegui';
import {type Claim, recordListeners} from '../claim';

const page = 'guides/custom-dialogs';

export default [
  {
    page,
    statement: 'The declared signals `rejected` and `finished` are never emitted in 0.74.2.',
    run() {
      const dialog = new QDialog();
      return recordListeners((record) => {
        dialog.addEventListener('accepted', record('accepted'));
        dialog.addEventListener('rejected', record('rejected'));
        dialog.addEventListener('finished', record('finished'));
        dialog.addEventListener(WidgetEventTypes.Hide, record('hide'));
        dialog.show();
        dialog.accept();
        dialog.show();
        dialog.reject();
      });
    },
    expect: 'hide accepted hide',
  },
  {
    page,
    statement: 'the dialog stays visible until somebody closes it',
    run() {
      const win = new QMainWindow();
      const shown = new QDialog(win);
      const opened = new QDialog(win);
      win.show();
      shown.show();
      opened.open();
      win.close();
      return [shown.isVisible(), opened.isVisible()];
    },
    expect: [true, true],
  },
  {
    page,
    statement:
      'The dialog gets the event `Hide` however the user closes it. Show the main window in a listener for this event',
    run() {
      const app = QApplication.instance();
      const wasClosed: string[] = [];
      const noteClosed = (): void => void wasClosed.push('last window');
      app.addEventListener('lastWindowClosed', noteClosed);
      const results = (['close', 'reject', 'accept'] as const).map((method) => {
        const win = new QMainWindow();
        const dialog = new QDialog();
        dialog.addEventListener(WidgetEventTypes.Hide, () => {
          if (!dialog.isVisible()) win.show();
        });
        win.show();
        dialog.open();
        win.hide();
        const isOpen = dialog.isVisible() && !win.isVisible();
        dialog[method]();
        const isShown = win.isVisible();
        win.hide();
        return isOpen && isShown;
      });
      app.removeEventListener('lastWindowClosed', noteClosed);
      return [results, wasClosed];
    },
    expect: [[true, true, true], []],
  },
  {
    page,
    statement: "A dialog also gets the event `Hide` when it's minimised",
    run() {
      const dialog = new QDialog();
      const isVisible: boolean[] = [];
      dialog.addEventListener(WidgetEventTypes.Hide, () => isVisible.push(dialog.isVisible()));
      dialog.open();
      dialog.showMinimized();
      dialog.reject();
      return isVisible;
    },
    expect: [true, false],
  },
  {
    page,
    statement: 'all events of Node.js wait until `exec()` has returned',
    run() {
      const dialog = new QDialog();
      let ticks = 0;
      const timer = setInterval(() => {
        ticks += 1;
      }, 5);
      dialog.addEventListener(WidgetEventTypes.Timer, () => dialog.reject());
      return new Promise((resolve) => {
        setTimeout(() => {
          const ticksBefore = ticks;
          dialog.startTimer(100); // Qt's own timers go on
          dialog.exec();
          clearInterval(timer);
          resolve([ticksBefore > 0, ticks - ticksBefore]);
        }, 20);
      });
    },
    expect: [true, 0],
  },
] satisfies Claim[];
