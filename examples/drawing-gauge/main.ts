import {QColor, QMouseEvent, QPainter, QPen, QWidget, RenderHint, WidgetEventTypes} from '@nodegui/nodegui';

/** A half circle that shows a value from 0 to 100, and takes the value that the user clicks. */
class Gauge extends QWidget {
  #value = 0;

  constructor() {
    super();
    this.setMinimumSize(240, 140);
    this.setAccessibleName('Temperature');
    this.addEventListener(WidgetEventTypes.Paint, () => this.#paint());
    this.addEventListener(WidgetEventTypes.MouseButtonPress, (event) => {
      if (!event) return;
      const mouse = new QMouseEvent(event);
      const angle = Math.atan2(this.height() - 20 - mouse.y(), this.width() / 2 - mouse.x());
      this.setValue((100 * angle) / Math.PI);
    });
  }

  setValue(value: number): void {
    this.#value = Math.min(100, Math.max(0, value));
    this.update(); // asks for a Paint event soon
  }

  #paint(): void {
    const painter = new QPainter(this);
    painter.setRenderHint(RenderHint.Antialiasing, true);
    const radius = Math.min(this.width() / 2, this.height()) - 40;
    const [left, top] = [this.width() / 2 - radius, this.height() - 20 - radius];
    const arc = (color: QColor, from: number, span: number) => {
      const pen = new QPen();
      pen.setColor(color);
      pen.setWidth(18);
      painter.setPen(pen);
      // Angles count in sixteenths of a degree, anticlockwise from three o'clock.
      painter.drawArc(left, top, 2 * radius, 2 * radius, from * 16, span * 16);
    };
    arc(new QColor(140, 150, 165, 90), 0, 180);
    if (this.#value > 0) arc(new QColor(217, 119, 54), 180, -1.8 * this.#value);
    painter.setPen(new QColor(128, 128, 128));
    painter.drawText(this.width() / 2 - 18, this.height() - 24, `${Math.round(this.#value)} °C`);
    painter.end();
  }
}

const gauge = new Gauge();
gauge.setWindowTitle('Kettle');
gauge.resize(300, 180);
gauge.setValue(64);
gauge.show();
