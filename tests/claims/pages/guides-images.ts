import {
  Direction,
  type NativeElement,
  QBoxLayout,
  QImage,
  QImageFormat,
  QLabel,
  QPixmap,
  QVariant,
  QWidget,
} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

const page = 'guides/images';

export default [
  {
    page,
    statement: "In a box or grid layout, the window can't become smaller than the image",
    async run() {
      const source = new QWidget();
      source.resize(400, 300);
      const label = new QLabel();
      label.setPixmap(new QPixmap(source.grab() as unknown as NativeElement));
      const win = new QWidget();
      const layout = new QBoxLayout(Direction.TopToBottom);
      win.setLayout(layout);
      layout.addWidget(label);
      win.show();
      await waitForLayout();
      win.resize(200, 200);
      await waitForLayout();
      const before = win.size().width() > 400;
      label.setMinimumSize(1, 1);
      await waitForLayout();
      win.resize(200, 200);
      return [before, win.size().width()];
    },
    expect: [true, 200],
  },
  {
    page,
    statement:
      '`QPixmap` has no `toImage()`, but `QImage.fromQVariant(new QVariant(pixmap.native))` also turns a pixmap into an image',
    run() {
      const source = new QWidget();
      source.resize(40, 30);
      source.setStyleSheet('background: #ff0000');
      const pixmap = new QPixmap(source.grab() as unknown as NativeElement);
      const image = QImage.fromQVariant(new QVariant(pixmap.native as NativeElement));
      return [image.width() === pixmap.width(), image.pixelColor(5, 5).red(), 'toImage' in pixmap];
    },
    expect: [true, 255, false],
  },
  {
    page,
    statement: 'If the format has three bytes per pixel, fill up each row to a multiple of 4 bytes',
    run() {
      const pixels = Buffer.alloc(32); // two rows of five pixels
      pixels[16] = 200; // the first byte of the second row
      const image = QImage.fromBuffer(pixels, 5, 2, QImageFormat.RGB888);
      return [image.bytesPerLine(), image.pixelColor(0, 1).red()];
    },
    expect: [16, 200],
  },
] satisfies Claim[];
