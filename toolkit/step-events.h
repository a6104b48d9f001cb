// Operates a running program with mouse, wheel and keys, as a person would. The target of a step is found by name, text or
// class. The events are sent to the window, as the window system does it, and Qt finds the widget.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QEnterEvent>
#include <QGroupBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonObject>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>
#include <functional>
#include <optional>
#include <stdexcept>

// QtGui exports these functions for QTest. They pass an event to Qt in the way the platform does.
Q_GUI_EXPORT void qt_handleMouseEvent(QWindow*, const QPointF& local, const QPointF& global, Qt::MouseButtons,
                                      Qt::MouseButton, QEvent::Type, Qt::KeyboardModifiers, int timestamp);
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow*, QEvent::Type, int key, Qt::KeyboardModifiers, const QString& text,
                                    bool autoRepeat, ushort count);

namespace input {

/** The error for a step that can't be done. Its message lists what can be done instead. */
struct StepError : std::runtime_error {
  explicit StepError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

/** A widget or one of its items, such as an entry of a menu, a tab, a row or the header of a column. */
struct Target {
  QWidget* widget = nullptr;
  QRect area;  // in the widget
  QString text;
  bool enabled = true;
};

using Act = std::function<void()>;

inline QString plain(QString text) { return text.remove(QRegularExpression("&(?!&)")); }

inline QString textOf(const QWidget* widget) {
  if (auto* button = qobject_cast<const QAbstractButton*>(widget)) return plain(button->text());
  if (auto* label = qobject_cast<const QLabel*>(widget)) return plain(label->text());
  if (auto* group = qobject_cast<const QGroupBox*>(widget)) return plain(group->title());
  if (auto* box = qobject_cast<const QComboBox*>(widget)) return box->currentText();
  if (auto* edit = qobject_cast<const QLineEdit*>(widget))
    return edit->text().isEmpty() ? edit->placeholderText() : edit->text();
  return {};
}

inline void addCells(QList<Target>& items, QAbstractItemView* view, const QModelIndex& parent) {
  auto* model = view->model();
  for (int row = 0; row < model->rowCount(parent); row++)
    for (int column = 0; column < model->columnCount(parent); column++) {
      const QModelIndex index = model->index(row, column, parent);
      const QRect area = view->visualRect(index) & view->viewport()->rect();
      if (!area.isEmpty())
        items.append({view->viewport(), area, index.data().toString(), bool(index.flags() & Qt::ItemIsEnabled)});
      // The model of a list or table may ignore the parent and return the same cells for each one.
      if (column == 0 && view->inherits("QTreeView")) addCells(items, view, index);
    }
}

/** Returns the area in which a widget responds to a click. For a check box, it ends with the text. */
inline QRect areaOf(const QWidget* widget) {
  const bool isBox = widget->inherits("QCheckBox") || widget->inherits("QRadioButton");
  return isBox ? QRect({}, widget->sizeHint().boundedTo(widget->size())) : widget->rect();
}

/** Returns the items that a widget draws itself, which aren't widgets. */
inline QList<Target> itemsOf(QWidget* widget) {
  QList<Target> items;
  const auto addAction = [&](QAction* action, const QRect& area) {
    if (action->isVisible() && !action->isSeparator())
      items.append({widget, area, plain(action->text()), action->isEnabled()});
  };
  if (auto* menu = qobject_cast<QMenu*>(widget)) {
    for (auto* action : menu->actions()) addAction(action, menu->actionGeometry(action));
  } else if (auto* bar = qobject_cast<QMenuBar*>(widget)) {
    for (auto* action : bar->actions()) addAction(action, bar->actionGeometry(action));
  } else if (auto* tabs = qobject_cast<QTabBar*>(widget)) {
    for (int tab = 0; tab < tabs->count(); tab++)
      items.append({tabs, tabs->tabRect(tab), plain(tabs->tabText(tab)), tabs->isTabEnabled(tab)});
  } else if (auto* header = qobject_cast<QHeaderView*>(widget)) {
    for (int section = 0; section < header->count(); section++) {
      const int start = header->sectionViewportPosition(section), size = header->sectionSize(section);
      const QRect area = header->orientation() == Qt::Horizontal
                             ? QRect(start, 0, size, header->viewport()->height())
                             : QRect(0, start, header->viewport()->width(), size);
      items.append({header->viewport(), area, header->model()->headerData(section, header->orientation()).toString()});
    }
  } else if (auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
    addCells(items, view, view->rootIndex());
  }
  return items;
}

/** Returns whether the user can reach a widget, because no modal dialog blocks it. */
inline bool isReachable(const QWidget* widget) {
  const QWidget* modal = QApplication::activeModalWidget();
  return !modal || modal->isAncestorOf(widget) || modal == widget || widget->window()->windowType() == Qt::Popup;
}

/**
 * Finds the first widget or item that matches. It searches the windows from the last one that was shown to the first, and
 * the widgets of a window in the order in which they were created.
 *
 * @param wanted `#name` for the name of an object, `QClass` or `QClass 2` for the first or second object of a class, or the
 *   whole text of a widget or item
 * @throws StepError if nothing matches, or if the match can't be used
 */
inline Target find(const QString& wanted, const QList<QWidget*>& windows) {
  static const QRegularExpression classAndNumber("^(Q[A-Z]\\w*)(?: (\\d+))?$");
  const auto byClass = classAndNumber.match(wanted);
  int skip = byClass.captured(2).isEmpty() ? 0 : byClass.captured(2).toInt() - 1;
  QStringList there;
  std::optional<QString> obstacle;
  for (auto window = windows.crbegin(); window != windows.crend(); ++window) {
    for (auto* widget : QList<QWidget*>{*window} + (*window)->findChildren<QWidget*>()) {
      if (widget->window() != *window) continue;
      QList<Target> candidates{{widget, areaOf(widget), textOf(widget), widget->isEnabled()}};
      if (widget->isVisible()) candidates += itemsOf(widget);
      for (auto& candidate : candidates) {
        const bool whole = &candidate == &candidates.first();
        const bool named = whole && wanted.startsWith('#') && widget->objectName() == wanted.mid(1);
        const bool classed = whole && byClass.hasMatch() && widget->inherits(byClass.captured(1).toLatin1());
        if (widget->isVisible() && !candidate.text.isEmpty()) there.append('"' + candidate.text + '"');
        if (!(named || classed || (!candidate.text.isEmpty() && candidate.text == wanted))) continue;
        if (!widget->isVisible()) obstacle = "is hidden";
        else if (!widget->isEnabled() || !candidate.enabled) obstacle = "is disabled";
        else if (!isReachable(widget)) obstacle = "is behind a modal dialog";
        else if (skip-- == 0) return candidate;
      }
      if (widget->isVisible() && !widget->objectName().isEmpty() && !widget->objectName().startsWith("qt_"))
        there.append('#' + widget->objectName());
    }
  }
  there.removeDuplicates();
  throw StepError(QString("\"%1\" %2; there is %3")
                    .arg(wanted, obstacle.value_or("is not there"), there.isEmpty() ? "no text" : there.join(", ")));
}

/** Plays steps with mouse and keyboard. Each step is a list of acts, and Qt's loop runs between two acts. */
class InputDriver {
 public:
  /** The area of the last step's target on the screen, at the time when the step began. */
  QRect targetArea;

  /** Returns the acts of one step. Throws a StepError if the step can't be done. */
  QList<Act> actsFor(const QJsonObject& step, const QList<QWidget*>& windows) {
    const QString action = step["do"].toString();
    targetArea = {};
    if (windows.isEmpty()) throw StepError("no window is open");
    QList<Act> acts;
    const auto add = [&](const Act& act) { acts.append(act); };
    if (step.contains("on")) {
      const Target target = find(step["on"].toString(), windows);
      targetArea = QRect(target.widget->mapToGlobal(target.area.topLeft()), target.area.size());
      const QPoint point = pointIn(targetArea, step["at"]);
      const QPointer<QWidget> window = target.widget->window();
      const QPointer<QWidget> widget = target.widget;
      if (action == "focus") add([widget] { if (widget) widget->setFocus(Qt::TabFocusReason); });
      else add([=, this] { moveTo(window, point); });
      if (action == "drag") addDrag(acts, window, point, endOf(step, point, windows));
    } else if (const QWidget* focused = QApplication::focusWidget(); focused && (action == "type" || action == "key")) {
      // Keys go to the widget that has the focus, so the player highlights that widget.
      targetArea = QRect(focused->mapToGlobal(QPoint()), focused->size());
    }
    if (action == "right-click") {
      add([this] { clock += 1000; press(Qt::RightButton); });
      add([this] { release(Qt::RightButton); });
    }
    const bool clicks = action == "click" || action == "double-click" || (action == "type" && step.contains("on"));
    if (clicks || action == "press") add([this] { clock += 1000; press(); });
    if (clicks || action == "release") add([this] { release(); });
    if (action == "double-click") {
      add([this] { clock += 50; press(); });
      add([this] { release(); });
    }
    if (action == "wheel") add([this, notches = step["notches"].toInt()] { wheel(notches); });
    if (action == "type")
      for (const QChar letter : step["text"].toString()) add([letter] { key(0, {}, QString(letter)); });
    if (action == "key") addKey(acts, step["key"].toString());
    if (action == "resize") {
      const QJsonArray size = step["size"].toArray();
      const QPointer<QWidget> window = mainWindow(windows);
      add([=] { if (window) window->windowHandle()->resize(size[0].toInt(), size[1].toInt()); });
    }
    if (action == "close") {
      const QPointer<QWidget> window = mainWindow(windows);
      add([=] { if (window) window->windowHandle()->close(); });
    }
    return acts;
  }

 private:
  QPointer<QWidget> window;
  QPoint position;
  Qt::MouseButtons held;
  int clock = 0;  // in milliseconds, so that Qt can distinguish a double click from two clicks

  static QWidget* mainWindow(const QList<QWidget*>& windows) {
    for (auto window = windows.crbegin(); window != windows.crend(); ++window)
      if ((*window)->windowType() != Qt::Popup && (*window)->windowType() != Qt::ToolTip) return *window;
    throw StepError("no window is open");
  }

  static QPoint pointIn(const QRect& area, const QJsonValue& at) {
    const QJsonArray point = at.toArray();
    return point.isEmpty() ? area.center() : area.topLeft() + QPoint(point[0].toInt(), point[1].toInt());
  }

  static QPoint endOf(const QJsonObject& step, const QPoint& start, const QList<QWidget*>& windows) {
    if (!step.contains("to")) {
      const QJsonArray by = step["by"].toArray();
      return start + QPoint(by[0].toInt(), by[1].toInt());
    }
    const Target target = find(step["to"].toString(), windows);
    return target.widget->mapToGlobal(target.area.center());
  }

  void addDrag(QList<Act>& acts, const QPointer<QWidget>& window, const QPoint& from, const QPoint& to) {
    constexpr int kMoves = 8;
    acts.append([this] { clock += 1000; press(); });
    for (int move = 1; move <= kMoves; move++)
      acts.append([=, this] { moveTo(window, from + (to - from) * move / kMoves); });
    acts.append([this] { release(); });
  }

  static void addKey(QList<Act>& acts, const QString& name) {
    const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
    if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown)
      throw StepError(QString("\"%1\" is no key; write it as in \"Ctrl+S\", \"Return\" or \"Shift+Tab\"").arg(name));
    const QKeyCombination combination = sequence[0];
    const bool printable = combination.key() >= Qt::Key_Space && combination.key() <= Qt::Key_ydiaeresis;
    const QString text = printable && !(combination.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier))
                             ? QString(QChar(combination.key())).toLower()
                             : QString();
    acts.append([=] { key(combination.key(), combination.keyboardModifiers(), text); });
  }

  void send(QEvent::Type type, Qt::MouseButton button) {
    if (!window || !window->windowHandle()) return;  // An earlier act closed it.
    qt_handleMouseEvent(window->windowHandle(), window->mapFromGlobal(position), position, held, button, type,
                        Qt::NoModifier, clock);
  }

  /** Moves the mouse. It doesn't move the cursor of the offscreen platform, which confuses device and logical pixels. */
  void moveTo(const QPointer<QWidget>& over, const QPoint& point) {
    position = point;
    clock += 10;
    if (over != window && held == Qt::NoButton) {
      if (QEvent leave(QEvent::Leave); window && window->windowHandle())
        QCoreApplication::sendEvent(window->windowHandle(), &leave);
      window = over;
      if (!window || !window->windowHandle()) return;
      const QPoint local = window->mapFromGlobal(point);
      QEnterEvent enter(local, local, point);
      QCoreApplication::sendEvent(window->windowHandle(), &enter);
    }
    send(QEvent::MouseMove, Qt::NoButton);
  }

  void press(Qt::MouseButton button = Qt::LeftButton) {
    held = button;
    send(QEvent::MouseButtonPress, button);
  }

  void release(Qt::MouseButton button = Qt::LeftButton) {
    held = Qt::NoButton;
    send(QEvent::MouseButtonRelease, button);
  }

  void wheel(int notches) {
    if (!window || !window->windowHandle()) return;
    QWheelEvent event(window->mapFromGlobal(position), position, {}, {0, notches * 120}, held, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);  // Otherwise no parent of the widget gets it; sendEvent() undoes this.
    qApp->notify(window->windowHandle(), &event);
  }

  static void key(int code, Qt::KeyboardModifiers modifiers, const QString& text) {
    QWindow* focused = QGuiApplication::focusWindow();
    if (!focused) return;
    if (code == 0) code = text.at(0).toUpper().unicode();
    qt_handleKeyEvent(focused, QEvent::KeyPress, code, modifiers, text, false, 1);
    if ((focused = QGuiApplication::focusWindow()))
      qt_handleKeyEvent(focused, QEvent::KeyRelease, code, modifiers, text, false, 1);
  }
};

}  // namespace input
