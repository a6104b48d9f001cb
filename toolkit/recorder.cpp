// Replaces qode, the patched Node.js that NodeGUI normally runs on, so that the package's own addon loads in a plain
// Node.js. It also takes pictures of the program. It's compiled into the addon through the package's own CMAKE_JS_SRC, so
// the package doesn't have to be changed.
//
// run-program.ts sets these environment variables:
//
// - RECORDER_THEME: `light` or `dark`.
// - RECORDER_STYLE, RECORDER_FONT and RECORDER_LOCALE: by default Fusion, "Inter,10" and en_US.
// - RECORDER_SETTLE: the time in milliseconds without a change before a picture is taken.
// - RECORDER_PLAY: the steps to play, as a JSON list. `Step` in src/lib/examples.ts describes them.
// - RECORDER_PICTURE: the PNG file for the first picture. The picture after step 1 gets `.1` at its end, and so on.
// - RECORDER_REPORT: the JSON file for the report. Without it, the program just runs.
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QPointer>
#include <QStyle>
#include <QThread>
#include <QTimer>
#include <QWidget>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/Integration/qode-api.h"
#include "dark-style.h"
#include "overflowing-texts.h"
#include "step-events.h"
#include "visible-texts.h"

// Node.js exports libuv. These declarations are enough, so its headers aren't needed.
extern "C" {
struct uv_loop_s;
struct uv_idle_s;
uv_loop_s* uv_default_loop();
int uv_run(uv_loop_s* loop, int mode);
size_t uv_handle_size(int type);
int uv_idle_init(uv_loop_s* loop, uv_idle_s* idle);
int uv_idle_start(uv_idle_s* idle, void (*callback)(uv_idle_s*));
int uv_idle_stop(uv_idle_s* idle);
}

namespace {

constexpr int kUvRunNoWait = 2;
constexpr int kUvIdle = 6;
constexpr char kFrameMark[] = "\x1e\n";
constexpr int kTurn = 2;         // milliseconds between two turns of Node.js's loop
constexpr int kMaxPaintingTurns = 1500;  // turns after which the program is ended if it keeps repainting

bool isFloating(const QWidget* window) {
  return window->windowType() == Qt::Popup || window->windowType() == Qt::ToolTip;
}

bool qtLoopRuns = false;

/** Runs the loop of Node.js, waits until the program doesn't change any more, takes a picture, and plays the next step. */
class Recorder : public QObject {
 public:
  Recorder() : settleTurns(std::ceil(qEnvironmentVariableIntValue("RECORDER_SETTLE") / double(kTurn))) {
    qApp->installEventFilter(this);
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] { quit(); });
    scheduleTurn();
  }

  bool eventFilter(QObject* target, QEvent* event) override {
    switch (event->type()) {
      case QEvent::Show:
        if (auto* widget = qobject_cast<QWidget*>(target); widget && widget->isWindow()) {
          shown.removeAll(widget);
          shown.append(widget);
        }
        [[fallthrough]];
      case QEvent::Hide:
      case QEvent::Paint:
      case QEvent::LayoutRequest:
        quietTurns = 0;
        break;
      default:
        break;
    }
    return false;
  }

 private:
  const int settleTurns;
  int quietTurns = 0;
  int turns = 0;
  QList<QPointer<QWidget>> shown;
  const QJsonArray steps = QJsonDocument::fromJson(qgetenv("RECORDER_PLAY")).array();
  input::InputDriver driver;
  QList<input::Act> acts;
  QJsonArray frames;
  QString refused;
  QRect pictured;  // the area of the screen that the last picture shows
  qreal ratio = 1;

  // A repeating timer wouldn't fire within its own callback, for example while a program is in exec().
  void scheduleTurn() {
    QTimer::singleShot(kTurn, this, [this] { turn(); });
  }

  /**
   * Counts time in turns of the loops and not with a clock, so that a slow machine doesn't change the result.
   * `quietTurns` is the number of turns without a change. It counts from the end of the main script, or while that is in exec().
   */
  void turn() {
    scheduleTurn();
    uv_run(uv_default_loop(), kUvRunNoWait);
    const bool inExec = QThread::currentThread()->loopLevel() > (qtLoopRuns ? 1 : 0);
    if (!inExec && !qApp->property("programEvaluated").toBool()) return;
    ++turns;
    advance();
  }

  void advance() {
    if (!acts.isEmpty()) {
      // An act that opens a nested loop only returns when that loop ends, so the state is updated before the call.
      const input::Act act = acts.takeFirst();
      quietTurns = 0;
      act();
      return;
    }
    const bool keepsPainting = turns > kMaxPaintingTurns + settleTurns;
    if (++quietTurns <= settleTurns && !keepsPainting) return;
    capture(keepsPainting);
    if (keepsPainting || frames.size() > steps.size()) end();
    turns = 0;
    try {
      acts = driver.actsFor(steps[frames.size() - 1].toObject(), visibleWindows());
    } catch (const input::StepError& error) {
      refused = QString("step %1: %2").arg(frames.size()).arg(error.what());
      end();
    }
  }

  QList<QWidget*> visibleWindows() const {
    QList<QWidget*> windows;
    for (const auto& window : shown)
      if (window && window->isVisible()) windows.append(window);
    return windows;
  }

  /** Takes a picture of the program, and adds what is on the screen to the report. */
  void capture(bool keepsPainting) {
    QWidget* base = nullptr;
    QList<QWidget*> layers;
    QJsonArray windows;
    QJsonArray overflowingTexts;
    QJsonArray texts;
    QJsonArray sorted;
    for (auto* window : visibleWindows()) {
      if (isFloating(window)) layers.append(window);
      else base = window;
      windows.append(QJsonObject{{"title", window->windowTitle()},
                                 {"width", window->width()},
                                 {"height", window->height()},
                                 {"dialog", window->inherits("QDialog")},
                                 {"floating", isFloating(window)}});
      for (const auto& text : overflow::findTexts(window)) overflowingTexts.append(text);
      texts::collect(window, texts, sorted);
    }
    QJsonObject frame{{"keepsPainting", keepsPainting},
                      {"windows", windows},
                      {"overflowingTexts", overflowingTexts},
                      {"texts", texts},
                      {"sorted", sorted}};
    // The target is shown on the previous picture.
    if (!driver.targetArea.isEmpty()) frame["target"] = inPicture(driver.targetArea);
    if (base) layers.prepend(base);
    if (!layers.isEmpty()) picture(layers);
    frames.append(frame);
    // recorder.ts records which lines of the program ran.
    if (auto* action = qApp->findChild<QAction*>("frame")) action->trigger();
    // The mark separates the output of one step from that of the next.
    std::fflush(stdout);
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, kFrameMark, sizeof kFrameMark - 1);
  }

  QJsonArray inPicture(const QRect& onScreen) const {
    const QRect area = onScreen.translated(-pictured.topLeft());
    QJsonArray result;
    for (const int length : {area.x(), area.y(), area.width(), area.height()}) result.append(length * ratio);
    return result;
  }

  /** Runs when the program ends by itself, which only the last step may cause. */
  void quit() {
    if (frames.isEmpty()) return;
    capture(false);
    if (frames.size() <= steps.size()) refused = QString("step %1: the program has ended").arg(frames.size());
    end();
  }

  [[noreturn]] void end() {
    QFile report(qEnvironmentVariable("RECORDER_REPORT"));
    QJsonObject content{{"frames", frames}};
    if (!refused.isEmpty()) content["refused"] = refused;
    if (report.open(QIODevice::WriteOnly)) report.write(QJsonDocument(content).toJson());
    report.close();
    std::fflush(nullptr);
    _exit(0);
  }

  /** Saves a picture of the window that was shown last, with its open menus, drop-down lists and tool tips. */
  void picture(const QList<QWidget*>& layers) {
    pictured = {};
    for (const auto* layer : layers) pictured |= QRect(layer->mapToGlobal(QPoint()), layer->size());
    ratio = layers.first()->devicePixelRatioF();
    QImage image(pictured.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (auto* layer : layers) painter.drawPixmap(layer->mapToGlobal(QPoint()) - pictured.topLeft(), layer->grab());
    painter.end();
    const QString number = frames.isEmpty() ? "" : QString(".%1").arg(frames.size());
    image.save(qEnvironmentVariable("RECORDER_PICTURE") + number, "PNG");
  }
};

/**
 * Runs Qt's loop as the outermost one for the rest of the program, as qode does. It starts from libuv, because within a
 * JavaScript callback, Node.js would run neither timers nor promises.
 */
void runQtLoop(uv_idle_s* idle) {
  if (QThread::currentThread()->loopLevel() > 0) return;  // The main script is in exec().
  uv_idle_stop(idle);
  qtLoopRuns = true;
  const int code = QApplication::exec();
  std::fflush(nullptr);
  _exit(code);  // A regular exit with live widgets aborts.
}

QString setting(const char* name, const char* fallback) {
  return qEnvironmentVariable(name, QString::fromLatin1(fallback));
}

char applicationName[] = "qode";
char* applicationArguments[] = {applicationName, nullptr};

}  // namespace

namespace qode {

int qode_argc = 1;
char** qode_argv = applicationArguments;

// The addon calls this after it has created its QApplication, and before any widget exists.
void InjectCustomRunLoop(QodeCustomRunLoopFunc) {
  QLocale::setDefault(QLocale(setting("RECORDER_LOCALE", "en_US")));
  const bool isDark = qEnvironmentVariable("RECORDER_THEME") == "dark";
  if (isDark && !qEnvironmentVariableIsSet("RECORDER_STYLE")) QApplication::setStyle(new dark::Style);
  else QApplication::setStyle(setting("RECORDER_STYLE", "Fusion"));
  QApplication::setPalette(isDark ? dark::palette() : QApplication::style()->standardPalette());
  QFont font;
  font.fromString(setting("RECORDER_FONT", "Inter,10"));
  QApplication::setFont(font);
  QApplication::setCursorFlashTime(0);
  QCursor::setPos(10000, 10000);  // No widget is under the mouse.
  if (!qEnvironmentVariableIsSet("RECORDER_REPORT")) return;
  new Recorder();
  auto* idle = static_cast<uv_idle_s*>(std::malloc(uv_handle_size(kUvIdle)));
  uv_idle_init(uv_default_loop(), idle);
  uv_idle_start(idle, runQtLoop);
}

}  // namespace qode
