import {
  Direction,
  QBoxLayout,
  QLabel,
  QMainWindow,
  QPushButton,
  QWidget,
  WidgetAttribute,
  WidgetEventTypes,
} from '@nodegui/nodegui';

/** The open notes. A note is removed when its window closes. */
const open = new Set<NoteWindow>();

class NoteWindow extends QMainWindow {
  constructor(title: string, text: string) {
    super();
    this.setWindowTitle(title);
    // Without this attribute, a closed window is only hidden and stays in memory.
    this.setAttribute(WidgetAttribute.WA_DeleteOnClose, true);

    const root = new QWidget();
    const column = new QBoxLayout(Direction.TopToBottom);
    root.setLayout(column);
    this.setCentralWidget(root);

    const label = new QLabel();
    label.setText(text);
    const another = new QPushButton();
    another.setText('New note');
    another.addEventListener('clicked', () => openNote(`Note ${open.size + 1}`, 'An empty note.'));
    column.addWidget(label, 1);
    column.addWidget(another);

    this.addEventListener(WidgetEventTypes.Close, () => {
      open.delete(this);
      console.log(`Open notes: ${open.size}`);
    });
    this.resize(360, 140);
  }
}

function openNote(title: string, text: string): void {
  const note = new NoteWindow(title, text);
  open.add(note);
  note.move(200 + 40 * open.size, 150 + 40 * open.size);
  note.show();
}

openNote('Shopping', 'Flour, yeast, sunflower seeds.');
openNote('Bread', '18 hours at room temperature, then 45 minutes at 230 °C.');
