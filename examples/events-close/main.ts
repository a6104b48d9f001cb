import {
  ButtonRole,
  QKeyEvent,
  QMainWindow,
  QMessageBox,
  QPushButton,
  QTextEdit,
  WidgetEventTypes,
} from '@nodegui/nodegui';

let unsaved = false;

const editor = new QTextEdit();
editor.addEventListener('textChanged', () => {
  unsaved = true;
});

const win = new QMainWindow();
win.setWindowTitle('Note');
win.setCentralWidget(editor);
win.resize(360, 180);

const save = new QPushButton();
save.setText('Save');
const discard = new QPushButton();
discard.setText('Discard');
const cancel = new QPushButton();
cancel.setText('Cancel');

const question = new QMessageBox(win);
question.setWindowTitle('Note');
question.setText('Save the changes before you close?');
question.addButton(save);
question.addButton(discard);
question.addButton(cancel, ButtonRole.AcceptRole); // counts as Reject in this version, so Escape presses it

for (const button of [save, discard]) {
  button.addEventListener('clicked', () => {
    if (button === save) console.log('Saved:', editor.toPlainText());
    unsaved = false;
    win.close();
  });
}

win.addEventListener(WidgetEventTypes.Close, (event) => {
  if (!event || !unsaved) return;
  new QKeyEvent(event).ignore(); // keeps the window open (Close events have no class of their own)
  win.setEventProcessed(true); // keeps Qt from accepting the event after all
  question.open();
});

win.show();
editor.setPlainText('Buy milk');
win.close();
