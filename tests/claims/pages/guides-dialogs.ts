import {
  ButtonRole,
  type NativeElement,
  QColor,
  QColorDialog,
  QFileDialog,
  QInputDialog,
  QLineEdit,
  QMessageBox,
  QPushButton,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, recordListeners} from '../claim';

const page = 'guides/dialogs';

/** Returns the texts of all buttons in a widget, at any depth. */
const buttonTexts = (widget: QWidget): string[] =>
  widget.children().flatMap((child) => {
    if (child instanceof QPushButton) return [child.text()];
    return child instanceof QWidget ? buttonTexts(child) : [];
  });

/** Clicks the button with this text that is somewhere inside. */
function press(widget: QWidget, text: string): void {
  for (const child of widget.children()) {
    if (child instanceof QPushButton && child.text().replace('&', '') === text) child.click();
    else if (child instanceof QWidget) press(child, text);
  }
}

/** Returns the number of the button that closing a message box presses, or `undefined` if the box stays open. */
function pressedByClosing(buttons: number): number | undefined {
  const box = new QMessageBox();
  box.setProperty('standardButtons', buttons);
  box.show();
  box.close();
  return box.isVisible() ? undefined : box.result();
}

const Button = {
  OK: 0x400,
  Save: 0x800,
  Open: 0x2000,
  Yes: 0x4000,
  No: 0x10000,
  Abort: 0x40000,
  Retry: 0x80000,
  Close: 0x200000,
  Cancel: 0x400000,
  Discard: 0x800000,
};

export default [
  {
    page,
    statement:
      "Qt's methods `setIcon()` and `setStandardButtons()` aren't wrapped, so set the icon and the buttons with `QObject.setProperty()`",
    run() {
      const box = new QMessageBox();
      box.setProperty('standardButtons', 0x800 | 0x400000);
      return [box.setProperty('icon', 2), box.property('icon').toInt(), ...buttonTexts(box)];
    },
    expect: [true, 2, 'Save', 'Cancel'],
  },
  {
    page,
    statement: 'returns the number of the button',
    run() {
      const box = new QMessageBox();
      box.setProperty('standardButtons', 0x4000 | 0x10000);
      setTimeout(() => box.close(), 50);
      return box.exec();
    },
    expect: 0x10000,
  },
  {
    page,
    statement: "**`NodeGui: QFileDialog: accept() is protected and can't be called.`**",
    run: () => errorMessageOf(() => new QFileDialog().accept()),
    expect: "NodeGui: QFileDialog: accept() is protected and can't be called.",
  },
  {
    page,
    statement:
      "If the third argument isn't the path of a folder, Qt shows the folder above it, and suggests the last part",
    run() {
      const dialog = new QFileDialog(new QWidget(), 'Save as', '/usr/report.txt', '');
      const field = dialog.children().find((child) => child?.objectName() === 'fileNameEdit');
      return [dialog.selectedFiles(), field instanceof QLineEdit && field.text()];
    },
    expect: [['/usr/report.txt'], 'report.txt'],
  },
  {
    page,
    statement: 'which only garbles texts and not numbers',
    run() {
      const dialog = new QInputDialog();
      dialog.setIntMaximum(20);
      dialog.setIntValue(7);
      setTimeout(() => dialog.accept(), 50);
      return [dialog.exec(), dialog.intValue()];
    },
    expect: [1, 7],
  },
  {
    page,
    statement: "which you'd have to wrap first",
    run() {
      const dialog = new QColorDialog();
      const seen: unknown[] = [];
      dialog.addEventListener('colorSelected', (color) => {
        seen.push(color instanceof QColor, new QColor(color as unknown as NativeElement).red());
      });
      dialog.setCurrentColor(new QColor('#ff0000'));
      dialog.accept();
      return seen;
    },
    expect: [false, 255],
  },
  {
    page,
    statement: 'TypeScript accepts the number',
    run() {
      const dialog = new QColorDialog();
      dialog.setOption(4);
      return dialog.testOption(4);
    },
    expect: true,
  },
  {
    page,
    statement:
      'If the box has only one button, such as OK, Escape presses it. … Escape presses Cancel. … Escape presses Close or Abort. If there is neither, it presses No.',
    run: () => [
      pressedByClosing(Button.OK),
      pressedByClosing(Button.Yes | Button.No | Button.Cancel),
      pressedByClosing(Button.Open | Button.Close),
      pressedByClosing(Button.Retry | Button.Abort),
      pressedByClosing(Button.No | Button.Close),
      pressedByClosing(Button.Yes | Button.No),
    ],
    expect: [Button.OK, Button.Cancel, Button.Close, Button.Abort, Button.Close, Button.No],
  },
  {
    page,
    statement:
      'Escape and the close button do nothing. For example, a box with Save and Discard stays open until the user clicks Save or Discard',
    run: () => pressedByClosing(Button.Save | Button.Discard),
    expect: undefined,
  },
  {
    page,
    statement: "The box's method `result()` then returns the number of the button",
    run() {
      const box = new QMessageBox();
      box.setProperty('standardButtons', 0x800 | 0x800000);
      const results: number[] = [];
      box.addEventListener(WidgetEventTypes.Hide, () => results.push(box.result()));
      box.open();
      press(box, 'Save');
      return results;
    },
    expect: [0x800],
  },
  {
    page,
    statement: 'emits `accepted` only for a button that accepts',
    run: () =>
      [ButtonRole.InvalidRole, ButtonRole.RejectRole, ButtonRole.AcceptRole].map((role) =>
        recordListeners((record) => {
          const box = new QMessageBox();
          for (const name of ['accepted', 'rejected', 'finished'] as const) {
            box.addEventListener(name, record(name));
          }
          const button = new QPushButton();
          button.addEventListener('clicked', record('clicked'));
          box.addButton(button, role);
          box.open();
          button.click();
        }),
      ),
    expect: ['clicked accepted', 'clicked', 'clicked'],
  },
  {
    page,
    statement: 'and `close()` returns `false`. The box has no button',
    run() {
      const box = new QMessageBox();
      box.open();
      const isClosed = box.close();
      const isStillOpen = box.isVisible();
      box.reject();
      return [isClosed, isStillOpen, box.isVisible()];
    },
    expect: [false, true, false],
  },
  {
    page,
    statement: 'With 0, the order is that of Windows, and with 1, that of macOS.',
    run: () =>
      [0, 1].map((order) => {
        const box = new QMessageBox();
        box.setText('Save the changes?');
        box.setProperty('standardButtons', Button.Save | Button.Discard | Button.Cancel);
        box.setStyleSheet(`QDialogButtonBox { button-layout: ${order}; }`);
        box.open();
        const buttons =
          box
            .children()
            .find((child) => child?.objectName() === 'qt_msgbox_buttonbox')
            ?.children() ?? [];
        const pushButtons = buttons.filter((child) => child instanceof QPushButton);
        const texts = pushButtons.sort((a, b) => a.pos().x - b.pos().x).map((button) => button.text());
        box.done(0);
        return texts.join(' ');
      }),
    expect: ['Save Discard Cancel', 'Discard Cancel Save'],
  },
] satisfies Claim[];
