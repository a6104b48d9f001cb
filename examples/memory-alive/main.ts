import v8 from 'node:v8';
import vm from 'node:vm';
import {Direction, QBoxLayout, QFont, QLabel, QMainWindow, QPushButton, QWidget} from '@nodegui/nodegui';

// qode has global.gc() from the start. This line makes it work in every Node.js.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

const COUNT = 200;

/** Makes objects, drops them, and returns how many the garbage collector leaves alive. */
async function survivors(make: () => object): Promise<number> {
  const references = Array.from({length: COUNT}, () => new WeakRef(make()));
  // Wait for one turn of the event loop. Then the first collection runs finalizers, and the second one frees memory.
  for (let i = 0; i < 2; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collectGarbage();
  }
  return references.filter((reference) => reference.deref()).length;
}

const trials: [string, () => object][] = [
  ['Labels, forgotten', () => new QLabel()],
  [
    'Labels, deleted',
    () => {
      const label = new QLabel();
      label.delete();
      return label;
    },
  ],
  ['Fonts, forgotten', () => new QFont()],
];

const report = new QLabel();
const button = new QPushButton();
button.setText('Make 200 of each');
button.addEventListener('clicked', async () => {
  const lines: string[] = [];
  for (const [name, make] of trials) lines.push(`${name}: ${await survivors(make)} of ${COUNT} alive`);
  report.setText(lines.join('\n'));
});

const win = new QMainWindow();
win.setWindowTitle('What stays in memory');
const central = new QWidget();
const column = new QBoxLayout(Direction.TopToBottom);
central.setLayout(column);
column.addWidget(report, 1);
column.addWidget(button);
win.setCentralWidget(central);
win.resize(320, 140);
win.show();
button.click();
