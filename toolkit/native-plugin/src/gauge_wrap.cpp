#include "gauge_wrap.h"

#include "Extras/Utils/nutils.h"
#include "QtWidgets/QWidget/qwidget_wrap.h"

Napi::FunctionReference GaugeWrap::constructor;

Napi::Object GaugeWrap::init(Napi::Env env, Napi::Object exports) {
  Napi::HandleScope scope(env);
  Napi::Function func = DefineClass(
      env, "Gauge",
      {InstanceMethod("setValue", &GaugeWrap::setValue),
       InstanceMethod("value", &GaugeWrap::value),
       QWIDGET_WRAPPED_METHODS_EXPORT_DEFINE(GaugeWrap)});
  constructor = Napi::Persistent(func);
  constructor.SuppressDestruct();
  exports.Set("Gauge", func);
  QOBJECT_REGISTER_WRAPPER(Gauge, GaugeWrap);
  return exports;
}

GaugeWrap::GaugeWrap(const Napi::CallbackInfo& info)
    : Napi::ObjectWrap<GaugeWrap>(info) {
  if (info.Length() == 0) {
    instance = new Gauge();
  } else if (info[0].IsExternal()) {
    // A Gauge that exists already, which the wrapper cache passes.
    instance = qobject_cast<Gauge*>(info[0].As<Napi::External<QObject>>().Data());
  } else {
    auto* parent = Napi::ObjectWrap<NodeWidgetWrap>::Unwrap(info[0].As<Napi::Object>());
    instance = new Gauge(parent->getInternalInstance());
  }
  rawData = extrautils::configureQWidget(getInternalInstance(), true);
}

// Deletes the widget only if it has no parent that would do so.
GaugeWrap::~GaugeWrap() { extrautils::safeDelete(instance); }

Napi::Value GaugeWrap::setValue(const Napi::CallbackInfo& info) {
  instance->setValue(info[0].As<Napi::Number>().Int32Value());
  return info.Env().Null();
}

Napi::Value GaugeWrap::value(const Napi::CallbackInfo& info) {
  return Napi::Number::New(info.Env(), instance->value());
}
