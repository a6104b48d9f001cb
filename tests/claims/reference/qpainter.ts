import {QColor, QImage, QImageFormat, QPainter, QRectF, RenderHint} from '@nodegui/nodegui';
import type {Claim} from '../claim';

/** Returns the pixels that `draw` paints, as text. */
function drawing(draw: (painter: QPainter) => void): string {
  const canvas = new QImage(20, 20, QImageFormat.ARGB32);
  canvas.fill(new QColor('white'));
  const painter = new QPainter();
  painter.begin(canvas as never);
  draw(painter);
  painter.end();
  return Array.from({length: 400}, (_, i) => canvas.pixelColor(i % 20, Math.floor(i / 20)).red()).join();
}

const line = (hint?: boolean) =>
  drawing((painter) => {
    if (hint !== undefined) painter.setRenderHint(RenderHint.Antialiasing, hint);
    painter.drawLine(0, 0, 19, 7);
  });

export default [
  {
    symbol: 'QPainter.setRenderHint',
    statement: '`false` turns the setting on too',
    run: () => [line(false) === line(true), line(false) === line()],
    expect: [true, false],
  },
  {
    symbol: 'QPainter.drawChordF',
    statement: 'In this version fractions are cut off.',
    run: () =>
      drawing((painter) => painter.drawChordF(1.5, 1.5, 12.5, 12.5, 0, 2880)) ===
      drawing((painter) => painter.drawChord(1, 1, 12, 12, 0, 2880)),
    expect: true,
  },
  {
    symbol: 'QPainter.boundingRectF',
    statement: 'as a `QRectF` despite the declared type',
    run() {
      const painter = new QPainter(new QImage(20, 20, QImageFormat.ARGB32));
      const room = painter.boundingRectF(0, 0, 100, 100, 0, 'Hello');
      painter.end();
      return room instanceof QRectF;
    },
    expect: true,
  },
] satisfies Claim[];
