import {
  DialogCode,
  QDialog,
  QGridLayout,
  QLabel,
  QLineEdit,
  QListWidget,
  QPushButton,
  QWidget,
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

const win = new QWidget();
const playlists = new QListWidget();
playlists.addItems(['Morning', 'Cooking']);
const add = new QPushButton();
add.setText('New playlist…');
add.addEventListener('clicked', () => {
  const name = askForText(win, 'New playlist', 'What should the playlist be called?', 'Songs for the train');
  if (name !== undefined) playlists.addItems([name]);
});

const column = new QGridLayout();
win.setLayout(column);
column.addWidget(playlists, 0, 0);
column.addWidget(add, 1, 0);
win.setWindowTitle('Playlists');
win.resize(400, 200);
win.show();
add.click(); // Opens the dialog for the picture on this page. Leave this line out of your app.
