#include <napi.h>

#include "main-includes.txt"

// What the page adds to the toolkit's main.cpp stands in the two included files.
Napi::Object InitPlugin(Napi::Env env, Napi::Object exports) {
#include "main-calls.txt"
  return exports;
}

NODE_API_MODULE(worked_example, InitPlugin)
