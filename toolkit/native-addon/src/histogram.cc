#include <napi.h>

#include <array>
#include <cstdint>

using Counts = std::array<uint32_t, 256>;

Counts countBytes(const uint8_t* bytes, size_t length) {
  Counts counts{};
  for (size_t i = 0; i < length; ++i) ++counts[bytes[i]];
  return counts;
}

/** Counts on a thread of Node.js's pool, and resolves a promise on the main thread. */
class HistogramWorker : public Napi::AsyncWorker {
 public:
  HistogramWorker(Napi::Env env, Napi::Uint8Array bytes)
      : Napi::AsyncWorker(env),
        deferred_(Napi::Promise::Deferred::New(env)),
        // The reference keeps the array alive while the thread reads it.
        bytes_(Napi::Persistent(bytes.As<Napi::Object>())),
        data_(bytes.Data()),
        length_(bytes.ByteLength()) {}

  Napi::Promise promise() const { return deferred_.Promise(); }

  // This runs on another thread, so it can't use anything of JavaScript.
  void Execute() override { counts_ = countBytes(data_, length_); }

  void OnOK() override {
    auto result = Napi::Uint32Array::New(Env(), counts_.size());
    for (size_t i = 0; i < counts_.size(); ++i) result[i] = counts_[i];
    deferred_.Resolve(result);
  }

  void OnError(const Napi::Error& error) override { deferred_.Reject(error.Value()); }

 private:
  Napi::Promise::Deferred deferred_;
  Napi::ObjectReference bytes_;
  const uint8_t* data_;
  size_t length_;
  Counts counts_{};
};

Napi::Value histogram(const Napi::CallbackInfo& info) {
  const bool isBytes = info[0].IsTypedArray() &&
                       info[0].As<Napi::TypedArray>().TypedArrayType() == napi_uint8_array;
  if (!isBytes) throw Napi::TypeError::New(info.Env(), "histogram() takes a Buffer or Uint8Array.");
  auto* worker = new HistogramWorker(info.Env(), info[0].As<Napi::Uint8Array>());
  const Napi::Promise promise = worker->promise();
  worker->Queue();
  return promise;
}

Napi::Object init(Napi::Env env, Napi::Object exports) {
  exports.Set("histogram", Napi::Function::New(env, histogram));
  return exports;
}

NODE_API_MODULE(NODE_GYP_MODULE_NAME, init)
