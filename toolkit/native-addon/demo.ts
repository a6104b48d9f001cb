import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import {QLabel} from '@nodegui/nodegui';

const {histogram} = createRequire(import.meta.url)('./index.cjs') as {
  histogram: (bytes: Uint8Array) => Promise<Uint32Array>;
};

const label = new QLabel();
label.setText('Counting…');
label.resize(320, 60);
label.show();

const NEW_LINE = 10;
const counts = await histogram(await fs.readFile(import.meta.filename));
label.setText(`This program has ${counts[NEW_LINE]} lines.`);
console.log(label.text());
