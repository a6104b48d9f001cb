import {mkdirSync, utimesSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {FileMode, Option, QFileDialog, QMainWindow} from '@nodegui/nodegui';

// Three folders to look at.
const start = path.join(os.tmpdir(), 'Recordings');
for (const name of ['Concerts', 'Interviews', 'Rehearsals']) {
  mkdirSync(path.join(start, name), {recursive: true});
  utimesSync(path.join(start, name), new Date(), new Date());
}

const win = new QMainWindow();

const dialog = new QFileDialog(win, 'Choose a folder', start, '');
dialog.setFileMode(FileMode.Directory);
dialog.setOption(Option.ShowDirsOnly);

dialog.addEventListener('accepted', () => {
  const [folder] = dialog.selectedFiles();
  console.log(`Recording into ${folder}`);
});

dialog.resize(620, 300);
dialog.open();
