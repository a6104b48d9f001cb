import {Direction, QBoxLayout, QLabel, QLineEdit, QPushButton, QWidget} from '@nodegui/nodegui';

const name = new QLineEdit();
name.setPlaceholderText('Name');
const email = new QLineEdit();
email.setPlaceholderText('E-mail');
const hint = new QLabel();
const save = new QPushButton();
save.setText('Save');

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function check(): void {
  save.setEnabled(name.text().trim() !== '' && isEmail(email.text()));
}

function showError(error: string): void {
  hint.setText(error);
  email.setProperty('invalid', error !== '');
  email.repolish();
}

name.addEventListener('textChanged', check);
email.addEventListener('textChanged', () => {
  check();
  if (isEmail(email.text())) showError('');
});
email.addEventListener('editingFinished', () => {
  showError(isEmail(email.text()) ? '' : 'Please write an address like ada@example.org.');
});
save.addEventListener('clicked', () => console.log(`Saved ${name.text()}`));

const win = new QWidget();
win.setWindowTitle('New customer');
win.setStyleSheet('QLineEdit[invalid="true"] { border: 2px solid #c62828; }');
const column = new QBoxLayout(Direction.TopToBottom);
win.setLayout(column);
for (const widget of [name, email, hint, save]) column.addWidget(widget);
win.resize(300, 160);

name.setText('Ines Duarte');
email.setText('ines@example');
showError('Please write an address like ada@example.org.');
win.show();
