// Stands in for qode, the patched Node.js that NodeGUI normally runs on, so that the package's own addon
// loads in a plain Node.js; and pictures what a program shows. It is compiled into the addon through the
// package's own CMAKE_JS_SRC, so nothing of the package is changed.
//
// Read from the environment (set by run-program.ts):
//   STAGE_THEME    `light` or `dark`
//   STAGE_STYLE, STAGE_FONT, STAGE_LOCALE  where they are not to be Fusion, "Inter,10" and en_US
//   STAGE_SETTLE   milliseconds of peace before the picture is taken
//   STAGE_PLAY     a JSON list of steps to do, one after the other; see `Step` in run-program.ts
//   STAGE_PICTURE  PNG file to write, of the program at rest; after step 1 it has `.1` at its end, and so on
//   STAGE_REPORT   JSON file to write; without it the program simply runs
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
#include "stage-dark.h"
#include "stage-fit.h"
#include "stage-input.h"
#include "stage-texts.h"

// Node.js exports libuv. Declaring what is used here spares us its headers.
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
constexpr int kRestless = 1500;  // turns after which a program that keeps repainting is given up

bool isFloating(const QWidget* window) {
  return window->windowType() == Qt::Popup || window->windowType() == Qt::ToolTip;
}

bool qtLoopRuns = false;

/** Gives Node.js its turns, waits until the program has come to rest, pictures it, and does what is to be done in it. */
class Stage : public QObject {
 public:
  Stage() : settleTurns(std::ceil(qEnvironmentVariableIntValue("STAGE_SETTLE") / double(kTurn))) {
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
        peace = 0;
        break;
      default:
        break;
    }
    return false;
  }

 private:
  const int settleTurns;
  int peace = 0;
  int turns = 0;
  QList<QPointer<QWidget>> shown;
  const QJsonArray steps = QJsonDocument::fromJson(qgetenv("STAGE_PLAY")).array();
  input::Hands hands;
  QList<input::Act> acts;
  QJsonArray frames;
  QString refused;
  QRect pictured;  // what the last picture shows, on the screen
  qreal ratio = 1;

  // A repeating timer would not fire again below its own callback, that is, while a program is in exec().
  void scheduleTurn() {
    QTimer::singleShot(kTurn, this, [this] { turn(); });
  }

  /**
   * Time is counted in turns of the loops and not by the clock, so that a busy machine changes nothing.
   * Peace counts from when the program's top level has ended, or when it waits inside exec().
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
      // Whatever opens a nested loop does not return before it ends: all is set for the next turn before.
      const input::Act act = acts.takeFirst();
      peace = 0;
      act();
      return;
    }
    const bool restless = turns > kRestless + settleTurns;
    if (++peace <= settleTurns && !restless) return;
    capture(restless);
    if (restless || frames.size() > steps.size()) end();
    turns = 0;
    try {
      acts = hands.actsFor(steps[frames.size() - 1].toObject(), visibleWindows());
    } catch (const input::Refusal& refusal) {
      refused = QString("step %1: %2").arg(frames.size()).arg(refusal.what());
      end();
    }
  }

  QList<QWidget*> visibleWindows() const {
    QList<QWidget*> windows;
    for (const auto& window : shown)
      if (window && window->isVisible()) windows.append(window);
    return windows;
  }

  /** Pictures the program as it is now, and notes what is on the screen. */
  void capture(bool restless) {
    QWidget* base = nullptr;
    QList<QWidget*> layers;
    QJsonArray windows;
    QJsonArray cramped;
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
      for (const auto& text : fit::crampedTexts(window)) cramped.append(text);
      texts::collect(window, texts, sorted);
    }
    QJsonObject frame{{"restless", restless}, {"windows", windows}, {"cramped", cramped}, {"texts", texts},
                      {"sorted", sorted}};
    // The target was seen in the picture before.
    if (!hands.targetArea.isEmpty()) frame["target"] = inPicture(hands.targetArea);
    if (base) layers.prepend(base);
    if (!layers.isEmpty()) picture(layers);
    frames.append(frame);
    // stage.ts notes which lines of the program ran.
    if (auto* action = qApp->findChild<QAction*>("frame")) action->trigger();
    // What the program prints is cut here into what each step printed.
    std::fflush(stdout);
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, kFrameMark, sizeof kFrameMark - 1);
  }

  QJsonArray inPicture(const QRect& onScreen) const {
    const QRect area = onScreen.translated(-pictured.topLeft());
    QJsonArray result;
    for (const int length : {area.x(), area.y(), area.width(), area.height()}) result.append(length * ratio);
    return result;
  }

  /** The program ends by itself. That is for the last step alone to do. */
  void quit() {
    if (frames.isEmpty()) return;
    capture(false);
    if (frames.size() <= steps.size()) refused = QString("step %1: the program has ended").arg(frames.size());
    end();
  }

  [[noreturn]] void end() {
    QFile report(qEnvironmentVariable("STAGE_REPORT"));
    QJsonObject content{{"frames", frames}};
    if (!refused.isEmpty()) content["refused"] = refused;
    if (report.open(QIODevice::WriteOnly)) report.write(QJsonDocument(content).toJson());
    report.close();
    std::fflush(nullptr);
    _exit(0);
  }

  /** The window shown last, with open menus, drop-down lists and tool tips laid over it where they are. */
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
    image.save(qEnvironmentVariable("STAGE_PICTURE") + number, "PNG");
  }
};

/**
 * Runs Qt's loop as the outermost one, as qode does, for the rest of the program. It starts from libuv and not
 * from JavaScript: below a JavaScript callback, Node.js would run neither timers nor promises.
 */
void runQtLoop(uv_idle_s* idle) {
  if (QThread::currentThread()->loopLevel() > 0) return;  // The program's top level is in exec().
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

// The addon calls this right after it has made its QApplication, and before any widget exists.
void InjectCustomRunLoop(QodeCustomRunLoopFunc) {
  QLocale::setDefault(QLocale(setting("STAGE_LOCALE", "en_US")));
  const bool isDark = qEnvironmentVariable("STAGE_THEME") == "dark";
  if (isDark && !qEnvironmentVariableIsSet("STAGE_STYLE")) QApplication::setStyle(new dark::Style);
  else QApplication::setStyle(setting("STAGE_STYLE", "Fusion"));
  QApplication::setPalette(isDark ? dark::palette() : QApplication::style()->standardPalette());
  QFont font;
  font.fromString(setting("STAGE_FONT", "Inter,10"));
  QApplication::setFont(font);
  QApplication::setCursorFlashTime(0);
  QCursor::setPos(10000, 10000);  // Nothing is hovered.
  if (!qEnvironmentVariableIsSet("STAGE_REPORT")) return;
  new Stage();
  auto* idle = static_cast<uv_idle_s*>(std::malloc(uv_handle_size(kUvIdle)));
  uv_idle_init(uv_default_loop(), idle);
  uv_idle_start(idle, runQtLoop);
}

}  // namespace qode
