import {mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DialogLabel, FileMode, QFileDialog, QWidget} from '@nodegui/nodegui';

const folder = path.join(os.tmpdir(), 'Accounts');
mkdirSync(folder, {recursive: true});
for (const month of ['january', 'february']) {
  const file = path.join(folder, `${month}.csv`);
  writeFileSync(file, 'date,amount\n');
  utimesSync(file, new Date(), new Date());
}

const parent = new QWidget();
const dialog = new QFileDialog(parent, 'Import accounts', folder, 'Tables (*.csv)');
dialog.setFileMode(FileMode.ExistingFile);
dialog.setLabelText(DialogLabel.Accept, 'Import');
dialog.addEventListener('fileSelected', (file) => console.log(file));
dialog.resize(620, 300);
dialog.open();
