import {ButtonRole, QMessageBox, QPushButton} from '@nodegui/nodegui';

const box = new QMessageBox();
box.setWindowTitle('Notes');
box.setText('Save the changes to notes.md?');
box.setInformativeText('Your changes are lost if you don’t save them.');

for (const text of ['Save', 'Discard', 'Cancel']) {
  const button = new QPushButton();
  button.setText(text);
  button.addEventListener('clicked', () => console.log(text));
  // In this version AcceptRole counts as Reject, so Escape presses the button.
  box.addButton(button, text === 'Cancel' ? ButtonRole.AcceptRole : ButtonRole.NoRole);
}

box.open();
