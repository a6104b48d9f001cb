import {beforeAll, describe, expect, test} from 'vitest';
import {readPrinted} from './printed';

/** A release that mends one of these methods makes its description false. */
describe('X-03 what the reference says about methods that do something else than they should is so', () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    seen = await readPrinted('reference-claims.ts');
  });

  test.each([
    ['a cursor position beyond the text is ignored', 'cursor', 1],
    ['a program can paste into a read-only field', 'pasted', 'abcd'],
    ['and cut from it', 'cut', ''],
    ['textEdited tells of insert(), not of setText() and clear()', 'edits', ['ab']],
    ['the status tip of an item is its text', 'statusTips', ['text', 'text']],
    ['columnSpan() takes the row for the column', 'span', 1],
    ['an item beyond the last column lands in the next row', 'beyond', [1, 0]],
    ['takeTopLevelItem() returns a copy without children', 'taken', ['folder', 0, 1]],
    ['signals of a tree carry a copy too', 'expanded', [0]],
    ['a table emits no signal of QAbstractItemView, a list does', 'resized', ['list']],
    ['the icon of a tree item draws nothing', 'icon', 0],
    ['QComboBox.insertItem() drops the value', 'itemData', ''],
    ['QComboBox.insertItem() refuses an icon', 'insertIcon', 'A string was expected'],
    ['setHorizontalScrollBar() replaces the vertical one', 'replaced', [true, false]],
    ['without tracking a slider that is moved keeps its value', 'slider', [0, 5]],
    ['a dial is not vertical as a slider is', 'dial', false],
    ['setSliderDown() emits sliderPressed', 'pressed', ['by program']],
    ['a field for numbers has no text before it is shown', 'untouched', ['', false]],
    ['setMaximum() spoils a large whole number, setRange() does not', 'large', [-1294967296, 3e9]],
    ['a format without a time clears the time', 'time', 0],
    ['setCurrentText() of an editable box leaves the current entry', 'typed', ['b', 0]],
    ['a date field counts in universal time', 'universal', [0, 1]],
    ['a font made from a font is the same one', 'shared', 20],
    ['a file dialog without a parent ignores the title', 'untitled', ['Open', 'Open me']],
    ['a date as text wants a format', 'noFormat', true],
    ['QMenu.clear() deletes headings only', 'cleared', [null, true]],
    ['a date field with a popup has a calendar', 'calendar', true],
    ['accept() and done() of a file dialog throw', 'fileDialog', [true, true]],
    ['the clipboard takes a copy', 'clipboard', 'sent'],
    ['a movie without a file emits error and finished', 'played', ['error', 'finished']],
    ['inFont() asks about another character outside ASCII', 'ideograph', [true, false]],
    ['QFontMetricsF.boundingRect() has fractions', 'whole', false],
    ['a day that does not exist is null', 'noDay', true],
    ['QListWidget.setSortingEnabled() does not sort', 'sorted', 'b'],
    ['a size without width has no height either', 'emptySize', -1],
    ['0, false and an empty text make an empty variant', 'empty', ['', '', '']],
    ['whole numbers beyond 32 bits wrap round', 'wrapped', 0],
    ['setRenderHint() cannot turn a hint off', 'hint', [true, false]],
    ['drawChordF() cuts fractions off', 'chord', true],
    ['the two states of an icon are swapped', 'states', [0, 1]],
    ['some formats of images stand for others', 'depths', [64, 16]],
    ['each row of QImage.fromBuffer() is a multiple of 4 bytes', 'padded', 4],
    ['isGrayscale() wants each colour to be the grey of its index', 'grey', [false, true]],
    ['setDefaultSectionSize() resizes, setMaximumSectionSize() does not', 'headings', [80, 80]],
    ['a grid without a widget has a gap of -1, in a widget that of the style', 'gaps', [true, true]],
    ['QInputDialog.setIntValue() makes the dialog ask for a number', 'asks', 1],
    ['QLCDNumber.display() wraps whole numbers round', 'digits', 7],
    ['a group box is not checked before it is checkable', 'unchecked', false],
    ['some getters return a bare native element', 'bare', [false, false, false]],
    ['a progress bar starts anew when its maximum falls below the value', 'reset', -1],
    ['QProgressDialog.cancel() cancels and emits nothing', 'cancelled', [true, false]],
    ['a tab inserted before the chosen one emits nothing', 'inserted', []],
    ['moving the chosen tab tells its new index', 'chosen', [2]],
    ['moveTab() emits tabMoved', 'moved', [[1, 2]]],
    ['a page taken out of a stack stays its child', 'page', true],
    ['a message box does not add a button of an unknown role', 'unknownRole', null],
    ['a message box without buttons does not close', 'unclosed', false],
    ['a picture is empty after loading failed', 'lost', 0],
    ['QPainter.boundingRectF() gives a QRectF', 'room', true],
    ['a field for whole numbers has no text before it is shown', 'blank', ''],
  ])('%s', (_claim, name, expected) => {
    expect(seen[name]).toEqual(expected);
  });
});
