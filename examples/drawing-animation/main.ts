import {QColor, QPainter, QWidget, RenderHint, WidgetEventTypes} from '@nodegui/nodegui';

const stage = new QWidget();
stage.setWindowTitle('Pendulum');
stage.resize(320, 200);

let angle = 0;

/** Calls `step` with 0 to 1 for some milliseconds, about 60 times a second. */
function animate(milliseconds: number, step: (progress: number) => void): void {
  const start = performance.now();
  const timer = setInterval(() => {
    // Ask the clock instead of counting calls, so that a slow machine shows fewer steps and not a slower motion.
    const progress = Math.min(1, (performance.now() - start) / milliseconds);
    step(progress);
    if (progress === 1) clearInterval(timer);
  }, 16);
}

stage.addEventListener(WidgetEventTypes.Paint, () => {
  const painter = new QPainter(stage);
  painter.setRenderHint(RenderHint.Antialiasing, true);
  const [x, y] = [160 + 130 * Math.sin(angle), 20 + 130 * Math.cos(angle)];
  painter.setPen(new QColor(128, 128, 128));
  painter.drawLine(160, 20, x, y);
  painter.setBrush(new QColor(190, 70, 60));
  painter.drawEllipse(x - 18, y - 18, 36, 36);
  painter.end();
});
stage.show();

animate(400, (progress) => {
  const eased = 1 - (1 - progress) ** 3; // fast at first, then slower
  angle = -0.9 + 1.4 * eased;
  stage.update();
});
