import {
  QCheckBox,
  QComboBox,
  QDate,
  QDateEdit,
  QDialog,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QPushButton,
  QSpinBox,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import {type Claim, CRASH, recordListeners, waitForLayout} from '../claim';

const page = 'guides/handle-events';

/** Returns the signals that a dialog emits while `act` runs. */
function dialogDuring(act: (dialog: QDialog) => void): string {
  const dialog = new QDialog();
  return recordListeners((record) => {
    for (const event of [WidgetEventTypes.Close, WidgetEventTypes.Hide]) {
      dialog.addEventListener(event, record(event));
    }
    for (const name of ['accepted', 'rejected', 'finished'] as const)
      dialog.addEventListener(name, record(name));
    dialog.show();
    act(dialog);
  });
}

export default [
  {
    page,
    statement: '| your program calls `click()` | `stateChanged` | `toggled` | `clicked` |',
    run: () =>
      recordListeners((record) => {
        const box = new QCheckBox();
        for (const name of ['clicked', 'toggled', 'stateChanged'] as const)
          box.addEventListener(name, record(name));
        box.click();
      }),
    expect: 'stateChanged toggled clicked',
  },
  {
    page,
    statement: 'A change to the same value emits nothing',
    run: () =>
      recordListeners((record) => {
        const box = new QSpinBox();
        box.setValue(3);
        box.addEventListener('valueChanged', record('valueChanged'));
        box.setValue(3);
      }),
    expect: '',
  },
  {
    page,
    statement: 'the choice changes, by anyone, also when the first item is added',
    run: () =>
      recordListeners((record) => {
        const box = new QComboBox();
        box.addEventListener('currentIndexChanged', record('currentIndexChanged'));
        box.addItem(undefined, 'a');
      }),
    expect: 'currentIndexChanged',
  },
  {
    page,
    statement: "or `insert()`, `paste()` or `cut()` is called. `setText()` doesn't emit it.",
    run: () =>
      recordListeners((record) => {
        const field = new QLineEdit();
        field.addEventListener('textChanged', record('textChanged'));
        field.addEventListener('textEdited', record('textEdited'));
        field.setText('a');
        field.insert('b');
      }),
    expect: 'textChanged textEdited textChanged',
  },
  {
    page,
    statement:
      "If you add a listener twice, it's called twice. Each call of `removeEventListener()` then removes it only once.",
    run: () =>
      recordListeners((record) => {
        const button = new QPushButton();
        const twice = record('twice');
        button.addEventListener('clicked', twice);
        button.addEventListener('clicked', twice);
        button.removeEventListener('clicked', twice);
        button.click();
      }),
    expect: 'twice',
  },
  {
    page,
    statement: "Listeners that were added later to the same signal don't run this time.",
    run: () =>
      recordListeners((record) => {
        const button = new QPushButton();
        button.addEventListener('clicked', () => {
          throw new Error('boom');
        });
        button.addEventListener('clicked', record('later'));
        button.click();
      }),
    expect: '',
  },
  {
    page,
    statement: 'These two signals are declared, but NodeGUI 0.74.2 connects only `accepted`.',
    run: () => dialogDuring((dialog) => dialog.accept()),
    expect: 'Hide accepted',
  },
  {
    page,
    statement: 'To learn that a dialog was dismissed, listen to its event `WidgetEventTypes.Hide`',
    run: () => dialogDuring((dialog) => dialog.reject()),
    expect: 'Hide',
  },
  {
    page,
    statement: 'If you pass it to another method, you get the error `Invalid argument`',
    run() {
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
      return row;
    },
    expect: 'Error: Invalid argument, wrapped 0',
  },
  {
    page,
    statement: 'or nothing changes, as with dates and times',
    run() {
      const [from, to] = [new QDateEdit(), new QDateEdit()];
      from.addEventListener('dateChanged', (date) => to.setDate(date));
      from.setDate(new QDate(2026, 1, 15));
      return to.date().year() === 2026;
    },
    expect: false,
  },
  {
    page,
    statement:
      'If a listener deletes the widget that calls it, or the parent of that widget, use `deleteLater()`.',
    async run() {
      const parent = new QWidget();
      const field = new QLineEdit(parent);
      field.addEventListener('textChanged', () => parent.deleteLater());
      field.setText('a');
      await waitForLayout();
      return [parent.native, field.native];
    },
    expect: [null, null],
  },
  {
    page,
    statement: 'With `delete()`, the process usually ends',
    run() {
      const field = new QLineEdit();
      field.show();
      field.addEventListener('textChanged', () => field.delete());
      field.setText('a');
    },
    expect: CRASH,
  },
] satisfies Claim[];
