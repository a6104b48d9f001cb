#include <napi.h>

#include <QApplication>
#include <QFileOpenEvent>
#include <QUrl>

/** Sends the event that Qt sends on macOS when the user opens a file or a link. */
Napi::Value postFileOpen(const Napi::CallbackInfo& info) {
  const std::string url = info[0].As<Napi::String>();
  QCoreApplication::postEvent(qApp, new QFileOpenEvent(QUrl(QString::fromStdString(url))));
  return info.Env().Undefined();
}

Napi::Object initAddon(Napi::Env env, Napi::Object exports) {
  exports.Set("postFileOpen", Napi::Function::New(env, postFileOpen));
  return exports;
}

NODE_API_MODULE(post_file_open, initAddon)
