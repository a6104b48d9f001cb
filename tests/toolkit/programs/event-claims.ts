/** Prints, as one line of JSON, what signals and events do that the guides to events speak about. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  QCheckBox,
  QComboBox,
  QDate,
  QDateEdit,
  QDialog,
  QKeyEvent,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QPaintEvent,
  QPushButton,
  QSpinBox,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';

/** Whether a window stays open when its closing is answered like this. */
async function staysOpen(answer: (win: QWidget) => void): Promise<boolean> {
  const win = new QWidget();
  answer(win);
  win.show();
  await sleep(20);
  win.close();
  const stays = win.isVisible();
  win.hide();
  return stays;
}

const {Close, Hide, Paint} = WidgetEventTypes;

async function main(): Promise<void> {
  const heard: string[] = [];
  const hear = (name: string) => () => heard.push(name);
  /** What is heard while `act` runs. */
  const during = (act: () => void) => {
    heard.length = 0;
    act();
    return heard.join(' ');
  };

  const closing = {
    processed: await staysOpen((win) => win.addEventListener(Close, () => win.setEventProcessed(true))),
    ignored: await staysOpen((win) =>
      win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore()),
    ),
    both: await staysOpen((win) =>
      win.addEventListener(Close, (event) => {
        if (event) new QKeyEvent(event).ignore();
        win.setEventProcessed(true);
      }),
    ),
    ignoredAfter: await staysOpen((win) =>
      win.addEventListener(Close, (event) => event && new QKeyEvent(event).ignore(), {afterDefault: true}),
    ),
  };

  const checkBox = new QCheckBox();
  for (const name of ['clicked', 'toggled', 'stateChanged'] as const)
    checkBox.addEventListener(name, hear(name));

  const spinBox = new QSpinBox();
  spinBox.addEventListener('valueChanged', hear('valueChanged'));
  spinBox.setValue(3);

  const comboBox = new QComboBox();
  comboBox.addEventListener('currentIndexChanged', hear('currentIndexChanged'));

  const field = new QLineEdit();
  field.addEventListener('textChanged', hear('textChanged'));
  field.addEventListener('textEdited', hear('textEdited'));

  const button = new QPushButton();
  const twice = hear('twice');
  button.addEventListener('clicked', twice);
  button.addEventListener('clicked', twice);
  button.removeEventListener('clicked', twice);

  const faulty = new QPushButton();
  faulty.addEventListener('clicked', () => {
    throw new Error('boom');
  });
  faulty.addEventListener('clicked', hear('later'));

  const dialog = new QDialog();
  for (const event of [Close, Hide]) dialog.addEventListener(event, hear(event));
  for (const name of ['accepted', 'rejected', 'finished'] as const) dialog.addEventListener(name, hear(name));

  const list = new QListWidget();
  list.addItem(new QListWidgetItem('a'));
  let row: unknown;
  list.addEventListener('itemChanged', (native) => {
    try {
      list.row(native);
    } catch (error) {
      row = `${error}, wrapped ${list.row(new QListWidgetItem(native))}`;
    }
  });
  list.item(0).setText('b');

  const [from, to] = [new QDateEdit(), new QDateEdit()];
  from.addEventListener('dateChanged', (date) => to.setDate(date));
  from.setDate(new QDate(2026, 1, 15));

  let paint: unknown;
  const painted = new QWidget();
  painted.addEventListener(Paint, (event) => {
    if (event) paint = 'accept' in (new QPaintEvent(event).native ?? {});
  });
  painted.show();
  await sleep(50);

  console.log(
    JSON.stringify({
      closing,
      checkBox: during(() => checkBox.click()),
      sameValue: during(() => spinBox.setValue(3)),
      firstItem: during(() => comboBox.addItem(undefined, 'a')),
      setText: during(() => field.setText('a')),
      twice: during(() => button.click()),
      afterError: during(() => faulty.click()),
      accept: during(() => {
        dialog.show();
        dialog.accept();
      }),
      reject: during(() => {
        dialog.show();
        dialog.reject();
      }),
      row,
      dateHandedOn: to.date().year() === 2026,
      paint,
    }),
  );
}

void main();
