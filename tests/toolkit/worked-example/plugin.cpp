#include <napi.h>

#include "main-includes.txt"

// The two included files contain the lines that the page adds to the toolkit's main.cpp.
Napi::Object InitPlugin(Napi::Env env, Napi::Object exports) {
#include "main-calls.txt"
  return exports;
}

NODE_API_MODULE(worked_example, InitPlugin)
