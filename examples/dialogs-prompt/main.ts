import {
  DialogCode,
  QDialog,
  QGridLayout,
  QLabel,
  QLineEdit,
  QMainWindow,
  QPushButton,
  type QWidget,
} from '@nodegui/nodegui';

/** Asks for one line of text; `undefined` when the user cancels. */
function askForText(parent: QWidget, title: string, question: string, text = ''): string | undefined {
  const dialog = new QDialog(parent);
  dialog.setWindowTitle(title);
  dialog.setMinimumSize(340, 130);
  const grid = new QGridLayout();
  dialog.setLayout(grid);
  grid.setContentsMargins(16, 16, 16, 16);
  grid.setColumnStretch(0, 1);

  const label = new QLabel();
  label.setText(question);
  const field = new QLineEdit();
  field.setText(text);
  field.selectAll();
  grid.addWidget(label, 0, 0, 1, 3);
  grid.addWidget(field, 1, 0, 1, 3);

  for (const [index, name] of ['Cancel', 'OK'].entries()) {
    const button = new QPushButton();
    button.setText(name);
    button.setDefault(name === 'OK'); // Enter presses it
    button.addEventListener('clicked', () => (name === 'OK' ? dialog.accept() : dialog.reject()));
    grid.addWidget(button, 2, index + 1);
  }

  const answer = dialog.exec() === DialogCode.Accepted ? field.text() : undefined;
  dialog.delete();
  return answer;
}

const win = new QMainWindow();
win.setWindowTitle('Playlists');
win.resize(400, 200);
win.show();

const name = askForText(win, 'New playlist', 'What should the playlist be called?', 'Songs for the train');
console.log(name ?? 'cancelled');
