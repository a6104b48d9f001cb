#include <napi.h>

#include <QApplication>
#include <QFileOpenEvent>

/** Calls a function with each path or link that macOS opens with the app. */
class FileOpenFilter : public QObject {
 public:
  explicit FileOpenFilter(Napi::Function callback)
      : QObject(qApp), callback_(Napi::Persistent(callback)) {
    callback_.SuppressDestruct();  // Qt deletes this object after Node.js has ended
    qApp->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* target, QEvent* event) override {
    if (event->type() != QEvent::FileOpen) return QObject::eventFilter(target, event);
    const auto* request = static_cast<QFileOpenEvent*>(event);
    const QString text = request->file().isEmpty() ? request->url().toString() : request->file();
    Napi::Env env = callback_.Env();
    Napi::HandleScope scope(env);
    callback_.Call({Napi::String::New(env, text.toStdString())});
    return true;
  }

 private:
  Napi::FunctionReference callback_;
};

Napi::Value onFileOpen(const Napi::CallbackInfo& info) {
  new FileOpenFilter(info[0].As<Napi::Function>());
  return info.Env().Undefined();
}

Napi::Object initPlugin(Napi::Env env, Napi::Object exports) {
  exports.Set("onFileOpen", Napi::Function::New(env, onFileOpen));
  return exports;
}

NODE_API_MODULE(file_open, initPlugin)
