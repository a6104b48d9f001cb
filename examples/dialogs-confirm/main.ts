import {
  FlexLayout,
  QListWidget,
  QMainWindow,
  QMessageBox,
  QMessageBoxIcon,
  QPushButton,
  QWidget,
} from '@nodegui/nodegui';

// Qt's numbers for its ready-made buttons.
const Yes = 0x4000;
const No = 0x10000;

const win = new QMainWindow();
const root = new QWidget();
root.setInlineStyle('padding: 16px;');
const layout = new FlexLayout();
root.setLayout(layout);
win.setCentralWidget(root);

const photos = new QListWidget();
photos.addItems(['harbour.jpg', 'lighthouse.jpg', 'pier.jpg']);
photos.setCurrentRow(1);
layout.addWidget(photos);

const remove = new QPushButton();
remove.setText('Delete…');
remove.setInlineStyle('qproperty-yMarginTop: 12; height: 32px;');
layout.addWidget(remove);

const box = new QMessageBox(win);
box.setWindowTitle('Photos');
box.setText('Delete the selected photo?');
box.setInformativeText('You can’t undo this.');
box.setProperty('icon', QMessageBoxIcon.Warning);
box.setProperty('standardButtons', Yes | No);

remove.addEventListener('clicked', () => {
  if (photos.currentRow() < 0) return; // nothing is left to delete
  // exec() returns the number of the button. Escape and the close button count as No.
  if ((box.exec() as number) === Yes) photos.takeItem(photos.currentRow());
});

win.setWindowTitle('Photos');
win.resize(320, 260);
win.show();

// Opens the dialog immediately for the picture on this page. Leave this line out of your app.
remove.click();
