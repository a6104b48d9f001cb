import {QSvgWidget} from '@nodegui/nodegui';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 140">
  <rect width="240" height="140" fill="#cfe8f3"/>
  <circle cx="170" cy="48" r="26" fill="#f3b447"/>
  <path d="M0 140 L0 100 Q60 50 130 140 Z" fill="#3f8f5f"/>
  <path d="M80 140 Q160 60 240 110 L240 140 Z" fill="#62bb7a"/>
</svg>`;

const drawing = new QSvgWidget();
drawing.setWindowTitle('Hills');
drawing.load(Buffer.from(svg));
drawing.setFixedSize(240, 140);
drawing.show();
