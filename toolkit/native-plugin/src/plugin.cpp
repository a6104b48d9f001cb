#include <napi.h>

#include "gauge_wrap.h"

Napi::Object InitPlugin(Napi::Env env, Napi::Object exports) {
  return GaugeWrap::init(env, exports);
}

NODE_API_MODULE(gauge, InitPlugin)
