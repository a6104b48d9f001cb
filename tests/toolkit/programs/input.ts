import {
  FlexLayout,
  Orientation,
  QAction,
  QLineEdit,
  QListWidget,
  QMainWindow,
  QMenu,
  QMenuBar,
  QPushButton,
  QResizeEvent,
  QSlider,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

const save = new QPushButton();
save.setText('Save');
save.setObjectName('save');
save.addEventListener('clicked', (checked) => console.log(`Saved ${checked}`));
save.addEventListener(WidgetEventTypes.MouseButtonDblClick, () => console.log('Twice'));

const locked = new QPushButton();
locked.setText('Locked');
locked.setEnabled(false);

const hidden = new QPushButton();
hidden.setText('Hidden');
hidden.setObjectName('hidden');

const name = new QLineEdit();
name.setPlaceholderText('Name');
name.addEventListener('textEdited', (text) => console.log(text));
name.addEventListener('returnPressed', () => console.log('Return'));
name.addEventListener(WidgetEventTypes.FocusIn, () => console.log('Focus'));

const seeds = new QListWidget();
seeds.setInlineStyle('height: 60px;');
seeds.addItems(['Oats', 'Barley', 'Rye', 'Wheat', 'Millet', 'Spelt']);
seeds.addEventListener('currentRowChanged', (row) => console.log(`Row ${row}`));

const slider = new QSlider();
slider.setOrientation(Orientation.Horizontal);
slider.addEventListener('valueChanged', (value) => console.log(`Value ${value}`));

const root = new QWidget();
const layout = new FlexLayout();
root.setLayout(layout);
for (const widget of [save, locked, hidden, name, seeds, slider]) layout.addWidget(widget);
hidden.hide();

const quit = new QAction();
quit.setText('Quit');
quit.addEventListener('triggered', () => console.log('Quit'));
const file = new QMenu();
file.setTitle('&File');
file.addAction(quit);
const bar = new QMenuBar();
bar.addMenu(file);

const win = new QMainWindow();
win.setStyleSheet('#save:hover { color: green; } #save:pressed { color: red; }');
win.setMenuBar(bar);
win.setCentralWidget(root);
win.addEventListener(WidgetEventTypes.Resize, (event) => {
  if (event) console.log(`Width ${new QResizeEvent(event).size().width()}`);
});
win.addEventListener(WidgetEventTypes.Close, () => console.log('Closed'));
win.resize(300, 260);
win.show();
