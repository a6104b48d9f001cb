/** Prints, as one line of JSON, what methods do of which the reference says that they do not do what they should. */
import {
  ButtonRole,
  QApplication,
  QClipboardMode,
  QColor,
  QComboBox,
  QDate,
  QDateEdit,
  QDateTime,
  QDateTimeEdit,
  QDial,
  QDoubleSpinBox,
  QFileDialog,
  QFont,
  QFontMetrics,
  QFontMetricsF,
  QGridLayout,
  QGroupBox,
  QIcon,
  QIconMode,
  QIconState,
  QImage,
  QImageFormat,
  QInputDialog,
  QLCDNumber,
  QLineEdit,
  QListWidget,
  QListWidgetItem,
  QMenu,
  QMessageBox,
  QMimeData,
  QMovie,
  QPainter,
  QPixmap,
  QProgressBar,
  QProgressDialog,
  QPushButton,
  QRectF,
  QScrollArea,
  QScrollBar,
  QSettings,
  QSize,
  QSlider,
  QSpinBox,
  QStackedWidget,
  QTabBar,
  QTableWidget,
  QTableWidgetItem,
  QTime,
  QTreeWidget,
  QTreeWidgetItem,
  QVariant,
  QWidget,
  RenderHint,
} from '@nodegui/nodegui';

function thrown(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
}

function image(): QImage {
  const drawn = new QImage(20, 20, QImageFormat.ARGB32);
  drawn.fill(new QColor('white'));
  return drawn;
}

/** The rows of pixels that `draw` makes, as text. */
function drawing(draw: (painter: QPainter) => void): string {
  const canvas = image();
  const painter = new QPainter();
  painter.begin(canvas as never);
  draw(painter);
  painter.end();
  return Array.from({length: 400}, (_, i) => canvas.pixelColor(i % 20, Math.floor(i / 20)).red()).join();
}

const line = (hint: boolean | undefined) => (painter: QPainter) => {
  if (hint !== undefined) painter.setRenderHint(RenderHint.Antialiasing, hint);
  painter.drawLine(0, 0, 19, 7);
};

function field(text: string): QLineEdit {
  const made = new QLineEdit();
  made.setText(text);
  return made;
}

function editing(): Record<string, unknown> {
  const far = field('abc');
  far.setCursorPosition(1);
  far.setCursorPosition(99);

  const locked = field('abc');
  locked.setReadOnly(true);
  QApplication.clipboard()?.setText('d', QClipboardMode.Clipboard);
  locked.paste();
  const pasted = locked.text();
  locked.selectAll();
  locked.cut();

  const edits: string[] = [];
  const heard = field('');
  heard.addEventListener('textEdited', (text) => edits.push(text));
  heard.setText('a');
  heard.insert('b');
  heard.clear();
  return {cursor: far.cursorPosition(), pasted, cut: locked.text(), edits};
}

function items(): Record<string, unknown> {
  const cell = new QTableWidgetItem('text');
  cell.setStatusTip('tip');
  const entry = new QListWidgetItem('text');
  entry.setStatusTip('tip');

  const table = new QTableWidget(3, 3);
  table.setSpan(0, 1, 1, 2);
  const beyond = new QTableWidgetItem('');
  table.setItem(0, 3, beyond);

  const folder = new QTreeWidgetItem(['folder']);
  folder.addChild(new QTreeWidgetItem(['file']));
  folder.setIcon(0, new QIcon(QPixmap.fromImage(image(), 0)));
  const tree = new QTreeWidget();
  tree.addTopLevelItem(folder);
  const expanded: number[] = [];
  tree.addEventListener('itemExpanded', (native) => {
    expanded.push(new QTreeWidgetItem(native as never).childCount());
  });
  folder.setExpanded(true);
  const taken = tree.takeTopLevelItem(0);

  const resized: string[] = [];
  table.addEventListener('iconSizeChanged', () => resized.push('table'));
  table.setIconSize(new QSize(9, 9));
  const list = new QListWidget();
  list.addEventListener('iconSizeChanged', () => resized.push('list'));
  list.setIconSize(new QSize(9, 9));

  const box = new QComboBox();
  box.insertItem(0, undefined as never, 'text', new QVariant('value'));
  return {
    statusTips: [cell.statusTip(), entry.statusTip()],
    span: table.columnSpan(0, 1),
    beyond: [beyond.row(), beyond.column()],
    taken: taken ? [taken.text(0), taken.childCount(), folder.childCount()] : undefined,
    expanded,
    resized,
    icon: folder.icon(0).pixmap(8, 8).width(),
    itemData: box.itemData(0).toString(),
    insertIcon: thrown(() => box.insertItem(0, new QIcon(), 'text')),
  };
}

function values(): Record<string, unknown> {
  const list = new QListWidget();
  const bar = new QScrollBar();
  list.setHorizontalScrollBar(bar);

  const slider = new QSlider();
  slider.setTracking(false);
  slider.setSliderPosition(5);
  const pressed: string[] = [];
  slider.addEventListener('sliderPressed', () => pressed.push('by program'));
  slider.setSliderDown(true);

  const price = new QDoubleSpinBox();
  const untouched = [price.text(), price.hasAcceptableInput()];
  price.setMaximum(3e9);
  const wrapped = price.maximum();
  price.setRange(0, 3e9);

  const moment = new QDateTimeEdit();
  moment.setTime(new QTime(4, 5, 6));
  moment.setDisplayFormat('yyyy-MM-dd');

  const box = new QComboBox();
  box.addItems(['a', 'b']);
  box.setEditable(true);
  box.setCurrentText('b');

  const font = new QFont('Inter', 10);
  new QFont(font).setPointSize(20);
  return {
    replaced: [list.verticalScrollBar() === bar, list.horizontalScrollBar() === bar],
    slider: [slider.value(), slider.sliderPosition()],
    dial: new QDial().orientation() === slider.orientation(),
    pressed,
    untouched,
    large: [wrapped, price.maximum()],
    time: moment.time().hour(),
    typed: [box.currentText(), box.currentIndex()],
    shared: font.pointSize(),
    universal: [new QDateTimeEdit().timeSpec(), new QDateEdit().timeSpec()],
    untitled: [undefined, new QWidget()].map((parent) =>
      new QFileDialog(parent as never, 'Open me').windowTitle(),
    ),
    noFormat: thrown(() => String(new QDate(2026, 2, 3))) !== undefined,
  };
}

function pictures(): Record<string, unknown> {
  const picture = new QIcon(QPixmap.fromImage(image(), 0));
  const rows = Buffer.from([1, 2, 3, 0, 4, 5, 6, 0]);
  const steps = new QImage(1, 1, QImageFormat.Indexed8);
  steps.setColor(0, 0xff000000);
  steps.setColor(1, 0xffffffff);
  return {
    states: [QIconState.Off, QIconState.On].map(
      (state) => picture.availableSizes(QIconMode.Normal, state).length,
    ),
    depths: [QImageFormat.Grayscale16, QImageFormat.RGBA64_Premultiplied].map((format) =>
      new QImage(1, 1, format).depth(),
    ),
    padded: QImage.fromBuffer(rows, 1, 2, QImageFormat.RGB888).pixelColor(0, 1).red(),
    grey: [steps.isGrayscale(), steps.allGray()],
  };
}

function places(): Record<string, unknown> {
  const headings = new QTableWidget(1, 2).horizontalHeader();
  headings.setDefaultSectionSize(80);
  const resized = headings.sectionSize(1);
  headings.setMaximumSectionSize(60);

  const outside = new QGridLayout();
  const inside = new QGridLayout();
  new QWidget().setLayout(inside);

  const dialog = new QInputDialog();
  dialog.setIntValue(5);
  const digits = new QLCDNumber();
  digits.display(2 ** 32 + 7);
  const group = new QGroupBox();
  group.setChecked(true);
  return {
    headings: [resized, headings.sectionSize(1)],
    gaps: [outside.horizontalSpacing() === -1, inside.horizontalSpacing() >= 0],
    asks: dialog.inputMode(),
    digits: digits.value(),
    unchecked: group.isChecked(),
  };
}

function progress(): Record<string, unknown> {
  const bar = new QProgressBar();
  bar.setValue(50);
  bar.setMaximum(40);

  const dialog = new QProgressDialog();
  let told = false;
  dialog.addEventListener('canceled', () => {
    told = true;
  });
  dialog.cancel();
  return {reset: bar.value(), cancelled: [dialog.wasCanceled(), told]};
}

function tabs(): Record<string, unknown> {
  const bar = new QTabBar();
  bar.addTab(undefined as never, 'a');
  bar.addTab(undefined as never, 'b');
  const chosen: number[] = [];
  const moved: number[][] = [];
  bar.addEventListener('currentChanged', (index) => chosen.push(index));
  bar.addEventListener('tabMoved', (from, to) => moved.push([from, to]));
  bar.insertTab(0, undefined as never, 'new');
  const inserted = [...chosen];
  bar.moveTab(1, 2);

  const stack = new QStackedWidget();
  const page = new QWidget();
  stack.addWidget(page);
  stack.removeWidget(page);

  const button = new QPushButton();
  new QMessageBox().addButton(button, ButtonRole.ResetRole);
  const unanswerable = new QMessageBox();
  unanswerable.show();
  return {
    unclosed: unanswerable.close(),
    inserted,
    chosen,
    moved,
    page: page.parent() === stack,
    unknownRole: button.parent(),
  };
}

function others(): Record<string, unknown> {
  const menu = new QMenu();
  const action = menu.addAction('Copy');
  const heading = menu.addSection('Edit');
  menu.clear();

  const date = new QDateEdit();
  date.setCalendarPopup(true);
  const files = new QFileDialog();

  const sent = new QMimeData();
  sent.setText('sent');
  QApplication.clipboard()?.setMimeData(sent);
  sent.setText('changed');

  const played: string[] = [];
  const movie = new QMovie();
  for (const name of ['error', 'started', 'finished'] as const) {
    movie.addEventListener(name, () => played.push(name));
  }
  movie.start();
  const sorted = new QListWidget();
  sorted.addItems(['b', 'a']);
  sorted.setSortingEnabled(true);

  const lost = QPixmap.fromImage(image(), 0);
  lost.load('missing.png');
  const painter = new QPainter(image());
  const room = painter.boundingRectF(0, 0, 100, 100, 0, 'Hello');
  painter.end();

  const font = new QFont();
  const height = (pixels: number) => {
    font.setPixelSize(pixels);
    return new QFontMetricsF(font).boundingRect('Hello').height();
  };
  return {
    cleared: [thrown(() => action.isCheckable()), thrown(() => heading.isCheckable()) !== undefined],
    calendar: date.calendarWidget() !== null,
    fileDialog: [thrown(() => files.accept()) !== undefined, thrown(() => files.done(1)) !== undefined],
    clipboard: QApplication.clipboard()?.text(),
    played,
    ideograph: [new QFontMetrics(font).inFont('\uFFFE'), new QFontMetrics(font).inFontUcs4(0xfffe)],
    whole: [5, 6, 7, 8, 9].every((pixels) => Number.isInteger(height(pixels))),
    sorted: sorted.item(0).text(),
    lost: lost.width(),
    room: room instanceof QRectF,
    blank: new QSpinBox().cleanText(),
    emptySize: new QSize(0, 5).height(),
    empty: [0, false, ''].map((value) => new QVariant(value).toString()),
    wrapped: new QVariant(2 ** 40).toDouble(),
    noDay: new QDate(2026, 2, 30).isNull(),
    hint: [drawing(line(false)) === drawing(line(true)), drawing(line(false)) === drawing(line(undefined))],
    chord:
      drawing((painter) => painter.drawChordF(1.5, 1.5, 12.5, 12.5, 0, 2880)) ===
      drawing((painter) => painter.drawChord(1, 1, 12, 12, 0, 2880)),
    bare: [
      new QSettings('Example', 'Claims').value('key') instanceof QVariant,
      new QScrollArea().maximumViewportSize() instanceof QSize,
      QDateTime.fromString('2026-05-03', 'yyyy-MM-dd') instanceof QDateTime,
    ],
  };
}

console.log(
  JSON.stringify({
    ...editing(),
    ...items(),
    ...values(),
    ...pictures(),
    ...places(),
    ...progress(),
    ...tabs(),
    ...others(),
  }),
);
