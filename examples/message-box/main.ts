import {ButtonRole, QMessageBox, QPushButton} from '@nodegui/nodegui';

const box = new QMessageBox();
box.setWindowTitle('Notes');
box.setText('Save the changes to notes.md?');
box.setInformativeText('They are lost if you do not save them.');

for (const text of ['Save', 'Discard', 'Cancel']) {
  const button = new QPushButton();
  button.setText(text);
  button.addEventListener('clicked', () => console.log(text));
  // AcceptRole rejects in this version, so that Escape presses the button.
  box.addButton(button, text === 'Cancel' ? ButtonRole.AcceptRole : ButtonRole.NoRole);
}

box.open();
