import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  AlignmentFlag,
  QColor,
  QGridLayout,
  QImage,
  QImageFormat,
  QLabel,
  QMainWindow,
  QPainter,
  QPixmap,
  QWidget,
} from '@nodegui/nodegui';

// Makes a folder of pictures, so that the program runs anywhere. In your app the folder is already there.
const folder = mkdtempSync(path.join(tmpdir(), 'flags-'));

function writeFlag(name: string, colours: string[]): void {
  const flag = new QImage(96, 64, QImageFormat.RGB32);
  const painter = new QPainter(flag);
  colours.forEach((colour, index) => {
    painter.fillRect(index * 32, 0, 32, 64, new QColor(colour));
  });
  painter.end();
  if (!flag.save(path.join(folder, name))) throw new Error(`Cannot write ${name}`);
}

writeFlag('france.png', ['#0055a4', '#ffffff', '#ef4135']);
writeFlag('ireland.png', ['#169b62', '#ffffff', '#ff883e']);
writeFlag('romania.png', ['#002b7f', '#fcd116', '#ce1126']);
writeFileSync(path.join(folder, 'sweden.png'), 'the start of a broken download');

const grid = new QGridLayout();
for (const [column, name] of readdirSync(folder).sort().entries()) {
  const picture = new QLabel();
  picture.setAlignment(AlignmentFlag.AlignCenter);
  const pixmap = new QPixmap();
  // A file that can't be read causes no error, but load() returns false.
  if (pixmap.load(path.join(folder, name))) picture.setPixmap(pixmap);
  else picture.setText('Not a picture');
  const caption = new QLabel();
  caption.setAlignment(AlignmentFlag.AlignCenter);
  caption.setText(name);
  grid.addWidget(picture, 0, column);
  grid.addWidget(caption, 1, column);
}
rmSync(folder, {recursive: true});

const central = new QWidget();
central.setLayout(grid);
const win = new QMainWindow();
win.setWindowTitle('Flags');
win.setCentralWidget(central);
win.resize(460, 130);
win.show();
