// Stops the wall clock of a program, so that "today" is the same day in every picture, in Qt and in JavaScript. The library is
// preloaded into every program. Timers still work, because they use the monotonic clock.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

#define NOW 1768471200  // 2026-01-15T10:00:00Z

time_t time(time_t *out) {
  if (out) *out = NOW;
  return NOW;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  (void)zone;
  out->tv_sec = NOW;
  out->tv_usec = 0;
  return 0;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  static int (*real)(clockid_t, struct timespec *);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
    out->tv_sec = NOW;
    out->tv_nsec = 0;
    return 0;
  }
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return real(clock, out);
}
