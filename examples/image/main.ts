import {ImageConversionFlag, QColor, QImage, QImageFormat, QLabel, QPainter, QPixmap} from '@nodegui/nodegui';

const size = 180;
const step = 20;
const image = new QImage(size, size, QImageFormat.RGB32);

const painter = new QPainter(image);
for (let x = 0; x < size; x += step) {
  for (let y = 0; y < size; y += step) {
    painter.fillRect(x, y, step, step, new QColor((x / size) * 255, (y / size) * 255, 140));
  }
}
painter.end();

const label = new QLabel();
label.setWindowTitle('Colours');
label.setFixedSize(size, size);
label.setPixmap(QPixmap.fromImage(image, ImageConversionFlag.AutoColor));
label.show();
