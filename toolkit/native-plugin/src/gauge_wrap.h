#pragma once

#include <napi.h>

#include <QPointer>

#include "QtWidgets/QWidget/qwidget_macro.h"
#include "gauge.hpp"

/** The object behind a Gauge in JavaScript. */
class GaugeWrap : public Napi::ObjectWrap<GaugeWrap> {
  QWIDGET_WRAPPED_METHODS_DECLARATION

 public:
  static Napi::FunctionReference constructor;
  static Napi::Object init(Napi::Env env, Napi::Object exports);
  explicit GaugeWrap(const Napi::CallbackInfo& info);
  ~GaugeWrap();
  Gauge* getInternalInstance() { return instance; }

 private:
  // Becomes null by itself when Qt deletes the widget.
  QPointer<Gauge> instance;

  Napi::Value setValue(const Napi::CallbackInfo& info);
  Napi::Value value(const Napi::CallbackInfo& info);
};
