import {QMessageBox, QPushButton} from '@nodegui/nodegui';

const box = new QMessageBox();
box.setWindowTitle('Notes');
box.setText('Save the changes to notes.md?');
box.setInformativeText('They are lost if you do not save them.');

for (const text of ['Discard', 'Cancel', 'Save']) {
  const button = new QPushButton();
  button.setText(text);
  button.addEventListener('clicked', () => console.log(text));
  box.addButton(button);
}

box.open();
