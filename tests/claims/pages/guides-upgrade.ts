import * as nodegui from '@nodegui/nodegui';
import {QApplication, QButtonGroup, QFont, QFontWeight, QMainWindow, QPushButton} from '@nodegui/nodegui';
import {type Claim, errorMessageOf, recordListeners} from '../claim';

const page = 'guides/upgrade';

/** Gives access to names of older releases that the package no longer declares. */
// biome-ignore lint/suspicious/noExplicitAny: they are without types on purpose
const old = (object: unknown) => object as any;

export default [
  {
    page,
    statement: "**`TypeError: Cannot read properties of undefined (reading 'clicked')`.**",
    run: () => errorMessageOf(() => old(nodegui).QPushButtonEvents.clicked),
    expect: "Cannot read properties of undefined (reading 'clicked')",
  },
  {
    page,
    statement: '**`TypeError: Class extends value undefined is not a constructor or null`.**',
    run: () => errorMessageOf(() => class extends old(nodegui).NodeWidget {}),
    expect: 'Class extends value undefined is not a constructor or null',
  },
  {
    page,
    statement: '**`TypeError: QApplication.desktop is not a function`.**',
    run: () => old(QApplication).desktop,
    expect: undefined,
  },
  {
    page,
    statement: '**`TypeError: win.center is not a function`.**',
    run: () => old(new QMainWindow()).center,
    expect: undefined,
  },
  {
    page,
    statement: '75 is thinner than `QFontWeight.Thin`',
    run: () => [new QFont('Inter', 12, old(75)).weight(), 75 < QFontWeight.Thin],
    expect: [75, true],
  },
  {
    page,
    statement: 'A listener for `buttonClicked` is accepted too and never runs',
    run: () =>
      recordListeners((record) => {
        const group = new QButtonGroup();
        const button = new QPushButton();
        group.addButton(button, 7);
        for (const signal of ['buttonClicked', 'idClicked']) {
          group.addEventListener(old(signal), record(signal));
        }
        button.click();
      }),
    expect: 'idClicked',
  },
] satisfies Claim[];
