import {Worker} from 'node:worker_threads';
import {Direction, QBoxLayout, QLabel, QProgressBar, QPushButton, QWidget} from '@nodegui/nodegui';

// In an app, this code would be in a separate file, such as primes.js. It must not import NodeGUI.
const source = `
  const {parentPort, workerData: limit} = require('node:worker_threads');
  let found = 0;
  for (let n = 2; n < limit; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d += 1) prime = n % d !== 0;
    if (prime) found += 1;
    if (n % 10000 === 0) parentPort.postMessage({percent: Math.round((100 * n) / limit)});
  }
  parentPort.postMessage({percent: 100, found});
`;

const bar = new QProgressBar();
const label = new QLabel();
const button = new QPushButton();
button.setText('Count the primes below 500,000');

button.addEventListener('clicked', () => {
  button.setEnabled(false);
  const worker = new Worker(source, {eval: true, workerData: 500_000});
  worker.on('message', ({percent, found}: {percent: number; found?: number}) => {
    bar.setValue(percent);
    if (found !== undefined) label.setText(`There are ${found.toLocaleString('en')}.`);
  });
  worker.on('error', (error) => label.setText(error.message));
  worker.on('exit', () => button.setEnabled(true));
});

const win = new QWidget();
win.setWindowTitle('Primes');
const column = new QBoxLayout(Direction.TopToBottom);
win.setLayout(column);
for (const widget of [button, bar, label]) column.addWidget(widget);
win.resize(320, 120);
win.show();
button.click();
