import {
  QColorDialog,
  QDialog,
  QFileDialog,
  QInputDialog,
  QMessageBox,
  QPushButton,
  QWidget,
  WidgetEventTypes,
} from '@nodegui/nodegui';
import {type Claim, heard, thrown} from '../claim';

const page = 'guides/dialogs';

/** The texts of the buttons somewhere inside. */
const buttonTexts = (widget: QWidget): string[] =>
  widget.children().flatMap((child) => {
    if (child instanceof QPushButton) return [child.text()];
    return child instanceof QWidget ? buttonTexts(child) : [];
  });

export default [
  {
    page,
    says: 'Qt has a property for each, and `QObject.setProperty()` reaches it.',
    run() {
      const box = new QMessageBox();
      box.setProperty('standardButtons', 0x800 | 0x400000);
      return [box.setProperty('icon', 2), box.property('icon').toInt(), ...buttonTexts(box)];
    },
    expect: [true, 2, 'Save', 'Cancel'],
  },
  {
    page,
    says: 'returns the number of the button',
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
    says: 'The declared signals `rejected` and `finished` are never emitted in 0.74.2.',
    run() {
      const dialog = new QDialog();
      return heard((hear) => {
        dialog.addEventListener('accepted', hear('accepted'));
        dialog.addEventListener('rejected', hear('rejected'));
        dialog.addEventListener('finished', hear('finished'));
        dialog.addEventListener(WidgetEventTypes.Hide, hear('hide'));
        dialog.show();
        dialog.accept();
        dialog.show();
        dialog.reject();
      });
    },
    expect: 'hide accepted hide',
  },
  {
    page,
    says: "**`NodeGui: QFileDialog: accept() is protected and can't be called.`**",
    run: () => thrown(() => new QFileDialog().accept()),
    expect: "NodeGui: QFileDialog: accept() is protected and can't be called.",
  },
  {
    page,
    says: 'It is a `QLineEdit` with the object name `fileNameEdit`',
    run: () => new QFileDialog().children().some((child) => child?.objectName() === 'fileNameEdit'),
    expect: true,
  },
  {
    page,
    says: 'Numbers are not affected by that fault',
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
    says: 'TypeScript accepts the number',
    run() {
      const dialog = new QColorDialog();
      dialog.setOption(4);
      return dialog.testOption(4);
    },
    expect: true,
  },
] satisfies Claim[];
