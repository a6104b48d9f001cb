import {
  Direction,
  MovieState,
  QBoxLayout,
  QIcon,
  QLabel,
  QMovie,
  QPixmap,
  QPushButton,
  QSvgWidget,
  QWidget,
} from '@nodegui/nodegui';

// Both pictures are part of the program, so that it runs anywhere. In your app, load them from files or the network.
const leaf = Buffer.from(`
  <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 48 48">
    <path d="M6 42C4 20 18 6 42 6c0 24-14 38-36 36z" fill="#2f9e6e"/>
    <path d="M6 42 30 18" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  </svg>`);
const dots = Buffer.from(
  'R0lGODlhJAAMAPEAAP///wprTaq+tAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQJHgAAACwAAAAAJAAMAAACQISPqcsZ0YAQcbKHY' +
    'Zqc7u4dWYaAXGmGwIihpguKbCulVm0bM23ffbiDdYQnGYt4M+QQx8/QWVQ8KipFMoLNJgoAIfkECR4AAAAsAAAAACQADAAAAkCEj6' +
    'nLKdJACPGxh2GanLqsHSCGdB0yWmJamhPKGikpuZw8a7lm38C+GrVcMGEQNDQVkUtV8vXJXEIL6DSCzTIKACH5BAkeAAAALAAAAAA' +
    'kAAwAAAJBhI+pyynSwIshsIehyxrVbyEcJo4dAILluHJeWh0mKc0arNazYd94zDO1Mi/YkBZkHX4bYhO5TF1OikkDGMlqFQUAOw==',
  'base64',
);

// A pixmap holds pixels in memory. loadFromData() returns false if it can't read them.
const pixmap = new QPixmap();
if (!pixmap.loadFromData(leaf)) throw new Error('The leaf is not a picture');

const still = new QLabel();
still.setPixmap(pixmap);

// The same SVG, which is drawn again at every size.
const vector = new QSvgWidget();
vector.load(leaf);
vector.setFixedSize(64, 64);

// An animation, which is paused until the user presses the button.
const movie = new QMovie();
movie.loadFromData(dots);
const animation = new QLabel();
animation.setMovie(movie);
movie.start();
movie.setPaused(true);

// An icon in a button.
const button = new QPushButton();
button.setText('Animate');
button.setIcon(new QIcon(pixmap));
button.addEventListener('clicked', () => movie.setPaused(movie.state() === MovieState.Running));

const win = new QWidget();
win.setWindowTitle('Pictures');
const row = new QBoxLayout(Direction.LeftToRight);
win.setLayout(row);
for (const widget of [still, vector, animation, button]) row.addWidget(widget);
win.resize(360, 96);
win.show();
