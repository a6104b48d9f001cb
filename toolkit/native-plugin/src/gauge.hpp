#pragma once

#include <QColor>
#include <QPainter>
#include <QWidget>

#include "QtWidgets/QWidget/qwidget_macro.h"
#include "core/NodeWidget/nodewidget.h"

/** A half circle that fills from left to right, with its value in the middle. */
class Gauge : public QWidget, public NodeWidget {
  Q_OBJECT
  NODEWIDGET_IMPLEMENTATIONS(QWidget)
  Q_PROPERTY(int value READ value WRITE setValue NOTIFY valueChanged)
  Q_PROPERTY(QColor color READ color WRITE setColor)

 public:
  using QWidget::QWidget;

  int value() const { return value_; }

  void setValue(int value) {
    value = qBound(0, value, 100);
    if (value == value_) return;
    value_ = value;
    update();
    emit valueChanged(value_);
  }

  QColor color() const { return color_; }

  void setColor(const QColor& color) {
    color_ = color;
    update();
  }

  QSize sizeHint() const override { return QSize(160, 90); }

  void connectSignalsToEventEmitter() override {
    QWIDGET_SIGNALS
    QObject::connect(this, &Gauge::valueChanged, [=](int value) {
      Napi::Env env = this->emitOnNode.Env();
      Napi::HandleScope scope(env);
      this->emitOnNode.Call({Napi::String::New(env, "valueChanged"),
                             Napi::Number::New(env, value)});
    });
  }

 signals:
  void valueChanged(int value);

 protected:
  void paintEvent(QPaintEvent*) override {
    const qreal stroke = 14;
    const qreal side = qMin(width() - stroke, 2 * (height() - stroke));
    const QRectF circle((width() - side) / 2, stroke / 2, side, side);
    const QColor text = palette().color(QPalette::WindowText);
    QColor track = text;
    track.setAlphaF(0.2);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(track, stroke, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(circle, 0, 180 * 16);
    painter.setPen(QPen(color_, stroke, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(circle, 180 * 16, -value_ * 180 * 16 / 100);
    painter.setPen(text);
    painter.drawText(QRectF(0, 0, width(), height() - 4),
                     Qt::AlignHCenter | Qt::AlignBottom,
                     QString::number(value_) + " %");
  }

 private:
  int value_ = 0;
  QColor color_ = QColor(0x2f, 0x80, 0xed);
};
