import {QDialog, QWidget, WidgetEventTypes} from '@nodegui/nodegui';

const dialog = new QDialog();
const win = new QWidget();
win.resize(160, 40);
win.addEventListener(WidgetEventTypes.Paint, function once() {
  win.removeEventListener(WidgetEventTypes.Paint, once);
  setTimeout(async () => {
    await Promise.resolve();
    console.log('A promise settled');
    dialog.accept();
  }, 20);
  dialog.exec();
  win.setWindowTitle('After the dialog');
});
win.show();
