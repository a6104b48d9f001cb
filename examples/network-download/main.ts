import {createWriteStream} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable, Transform} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {
  Direction,
  QBoxLayout,
  QLabel,
  QMainWindow,
  QProgressBar,
  QPushButton,
  QWidget,
} from '@nodegui/nodegui';

const MEBIBYTE = 1024 * 1024;

// A server inside the program. It stops sending after 3 of 5 MiB, like a bad connection.
const server = createServer((_request, response) => {
  response.setHeader('content-length', 5 * MEBIBYTE);
  response.write(Buffer.alloc(3 * MEBIBYTE));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film.bin`;

const bar = new QProgressBar();
const status = new QLabel();
const start = new QPushButton();
start.setText('Download');
const cancel = new QPushButton();
cancel.setText('Cancel');
cancel.setEnabled(false);

let running: AbortController | undefined;

/** Streams `url` into `file`, so that only a few chunks are in memory at any time. */
async function download(url: string, file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {signal});
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}`);
  const total = Number(response.headers.get('content-length') ?? 0);
  // A range from 0 to 0 shows a busy bar, which suits an unknown length.
  bar.setRange(0, Math.ceil(total / 1024));
  let received = 0;
  const progress = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      bar.setValue(Math.floor(received / 1024));
      status.setText(`${(received / MEBIBYTE).toFixed(1)} MiB of ${(total / MEBIBYTE).toFixed(1)} MiB`);
      done(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(response.body), progress, createWriteStream(file), {signal});
}

start.addEventListener('clicked', async () => {
  running = new AbortController();
  start.setEnabled(false);
  cancel.setEnabled(true);
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'download-'));
    await download(address, path.join(folder, 'film.bin'), running.signal);
    status.setText('Done');
  } catch (error) {
    status.setText(running.signal.aborted ? 'Cancelled' : `Failed: ${String(error)}`);
  } finally {
    start.setEnabled(true);
    cancel.setEnabled(false);
  }
});
cancel.addEventListener('clicked', () => running?.abort());

const win = new QMainWindow();
win.setWindowTitle('Download');
const central = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
central.setLayout(column);
for (const widget of [bar, status, start, cancel]) column.addWidget(widget);
win.setCentralWidget(central);
win.resize(320, 160);
win.show();
start.click();
