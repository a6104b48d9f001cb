import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Direction, QBoxLayout, QLabel, QListWidget, QPushButton, QWidget} from '@nodegui/nodegui';

// A server inside the program, so that it runs without a network.
let answers = 0;
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify([`Oslo ${4 + answers} °C`, 'Lagos 31 °C', `Lima ${19 - answers} °C`]));
  answers += 1;
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/weather`;

const list = new QListWidget();
const status = new QLabel();
const button = new QPushButton();
button.setText('Refresh');

let running: AbortController | undefined;

async function refresh(): Promise<void> {
  // A second click replaces the first request instead of racing it.
  running?.abort();
  const mine = new AbortController();
  running = mine;
  status.setText('Loading …');
  try {
    const signal = AbortSignal.any([mine.signal, AbortSignal.timeout(10_000)]);
    const response = await fetch(address, {signal});
    if (!response.ok) throw new Error(`The server answered ${response.status} ${response.statusText}`);
    const places = (await response.json()) as string[];
    list.clear();
    list.addItems(places);
    status.setText(`${places.length} places`);
  } catch (error) {
    if (mine.signal.aborted) return;
    // "fetch failed" isn't helpful, so show the cause. If the name has several addresses, the cause has only a code.
    const {message, code} = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    status.setText(`Not loaded: ${message || code}`);
  }
}

// refresh() catches its errors, because a listener that rejects would end the process.
button.addEventListener('clicked', refresh);

const win = new QWidget();
win.setWindowTitle('Weather');
const column = new QBoxLayout(Direction.TopToBottom);
win.setLayout(column);
column.addWidget(list, 1);
column.addWidget(status);
column.addWidget(button);
win.resize(280, 220);
win.show();
button.click();
