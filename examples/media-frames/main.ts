import {ImageConversionFlag, QImage, QImageFormat, QLabel, QPixmap} from '@nodegui/nodegui';

const width = 320;
const height = 180;

const screen = new QLabel();
screen.setWindowTitle('Frames');
screen.resize(width, height);
screen.show();

/** Returns four bytes for each pixel: red, green, blue and opacity. Decoders and cameras return such buffers. */
function frame(number: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin((x + 3 * number) / 28) + Math.sin((y - 2 * number) / 19);
      pixels.set([40, 110 + 50 * wave, 150 + 40 * wave, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

let number = 0;
const timer = setInterval(() => {
  const image = QImage.fromBuffer(frame(number), width, height, QImageFormat.RGBA8888);
  screen.setPixmap(QPixmap.fromImage(image, ImageConversionFlag.AutoColor));
  number += 1;
  if (number === 12) clearInterval(timer); // a real film continues
}, 33);
