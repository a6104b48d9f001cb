import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {QIcon, QListWidget, QListWidgetItem, QMainWindow, QPixmap, QSize} from '@nodegui/nodegui';

const portrait = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="24" fill="${colour}"/>
    <path d="M9 39a15 11 0 0 1 30 0 24 24 0 0 1-30 0zM16 19a8 8 0 0 1 16 0 8 8 0 0 1-16 0" fill="#fff"/>
  </svg>`);

// A server inside the program, so that it runs without a network. It has pictures of two of the three people.
const colours = new Map([
  ['/amara', '#2f9e6e'],
  ['/bo', '#c2571a'],
]);
const server = createServer(({url = ''}, response) => {
  const colour = colours.get(url);
  response.writeHead(colour ? 200 : 404, {'content-type': 'image/svg+xml'});
  response.end(colour && portrait(colour));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function iconFrom(bytes: Buffer): QIcon {
  const pixmap = new QPixmap();
  if (!pixmap.loadFromData(bytes)) throw new Error('not a picture');
  return new QIcon(pixmap);
}

/** Fetches the bytes of an icon and passes them to Qt, because Qt can't load URLs. */
async function load(url: string): Promise<QIcon> {
  const response = await fetch(url, {signal: AbortSignal.timeout(10_000)});
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return iconFrom(Buffer.from(await response.arrayBuffer()));
}

const list = new QListWidget();
list.setIconSize(new QSize(40, 40));
const placeholder = iconFrom(portrait('#8a8f98'));

async function add(name: string, path: string): Promise<void> {
  const item = new QListWidgetItem(name);
  item.setIcon(placeholder);
  list.addItem(item);
  try {
    item.setIcon(await load(address + path));
  } catch (error) {
    item.setText(`${name} (no picture)`);
    item.setToolTip(error instanceof Error ? error.message : String(error));
  }
}

const win = new QMainWindow();
win.setWindowTitle('Team');
win.setCentralWidget(list);
win.resize(320, 140);
win.show();
// The window is already open while all three pictures load at the same time.
await Promise.all([add('Amara', '/amara'), add('Bo', '/bo'), add('Chloé', '/chloe')]);
