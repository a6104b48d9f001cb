import {
  AlignmentFlag,
  Direction,
  QBoxLayout,
  QLabel,
  QMainWindow,
  QProgressBar,
  QWidget,
  WindowType,
} from '@nodegui/nodegui';

const splash = new QWidget();
splash.setWindowFlag(WindowType.FramelessWindowHint, true);
const column = new QBoxLayout(Direction.TopToBottom);
splash.setLayout(column);
column.setContentsMargins(28, 24, 28, 24);

const name = new QLabel();
name.setText('Star Atlas');
name.setInlineStyle('font-size: 26px; font-weight: bold;');
name.setAlignment(AlignmentFlag.AlignCenter);
const step = new QLabel();
step.setAlignment(AlignmentFlag.AlignCenter);
const bar = new QProgressBar();
bar.setTextVisible(false);
for (const widget of [name, step, bar]) column.addWidget(widget);

async function start(): Promise<void> {
  const steps = ['Reading settings', 'Loading 9,110 stars', 'Drawing constellations'];
  for (const [index, text] of steps.entries()) {
    step.setText(`${text} …`);
    bar.setValue(Math.round((100 * (index + 1)) / steps.length));
    await new Promise((resolve) => setTimeout(resolve, 900)); // your work goes here
  }
  const win = new QMainWindow();
  win.setWindowTitle('Star Atlas');
  win.resize(800, 500);
  win.show();
  splash.close(); // after show(), because the program ends when no window is left
}

splash.resize(340, 150);
splash.show();
start();
