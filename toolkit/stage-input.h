// Acts on a running program as a person would: by mouse, wheel and keys. What a step acts on is found by name, text or
// class; the events go to the window, as those of the window system do, and Qt finds the widget.
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

// QtGui exports these for QTest. They hand an event over as the platform does.
Q_GUI_EXPORT void qt_handleMouseEvent(QWindow*, const QPointF& local, const QPointF& global, Qt::MouseButtons,
                                      Qt::MouseButton, QEvent::Type, Qt::KeyboardModifiers, int timestamp);
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow*, QEvent::Type, int key, Qt::KeyboardModifiers, const QString& text,
                                    bool autoRepeat, ushort count);

namespace input {

/** A step that cannot be done; says what can. */
struct Refusal : std::runtime_error {
  explicit Refusal(const QString& message) : std::runtime_error(message.toStdString()) {}
};

/** A widget, or one item of it: an entry of a menu, a tab, a row, the head of a column. */
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
      // A model of a list or table need not know of parents, and may answer the same for every one.
      if (column == 0 && view->inherits("QTreeView")) addCells(items, view, index);
    }
}

/** Where a widget takes a click: a check box does not beside its text. */
inline QRect areaOf(const QWidget* widget) {
  const bool isBox = widget->inherits("QCheckBox") || widget->inherits("QRadioButton");
  return isBox ? QRect({}, widget->sizeHint().boundedTo(widget->size())) : widget->rect();
}

/** What a widget draws itself, without widgets of their own. */
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

/** Whether the nearest window that waits for an answer, a modal dialog, lets this widget be reached. */
inline bool isReachable(const QWidget* widget) {
  const QWidget* modal = QApplication::activeModalWidget();
  return !modal || modal->isAncestorOf(widget) || modal == widget || widget->window()->windowType() == Qt::Popup;
}

/**
 * Finds the first match: in the window shown last before the others, its own children in the order they were made.
 *
 * @param wanted `#name` is an object's name, `QClass` or `QClass 2` a class (the first, the second of it), and
 *   anything else the whole text of a widget or item
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
  throw Refusal(QString("\"%1\" %2; there is %3")
                    .arg(wanted, obstacle.value_or("is not there"), there.isEmpty() ? "no text" : there.join(", ")));
}

/** One pair of hands. A step becomes several acts, and Qt gets a turn between any two of them. */
class Hands {
 public:
  /** Where the target of the last step was when it began, on the screen. */
  QRect targetArea;

  /** The acts of one step. Throws a Refusal when the step cannot be done. */
  QList<Act> actsFor(const QJsonObject& step, const QList<QWidget*>& windows) {
    const QString action = step["do"].toString();
    targetArea = {};
    if (windows.isEmpty()) throw Refusal("no window is open");
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
      // Keys go to the widget that has the focus, so readers see where.
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
  int clock = 0;  // milliseconds, for Qt to tell a double click from two

  static QWidget* mainWindow(const QList<QWidget*>& windows) {
    for (auto window = windows.crbegin(); window != windows.crend(); ++window)
      if ((*window)->windowType() != Qt::Popup && (*window)->windowType() != Qt::ToolTip) return *window;
    throw Refusal("no window is open");
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
      throw Refusal(QString("\"%1\" is no key; write it as in \"Ctrl+S\", \"Return\" or \"Shift+Tab\"").arg(name));
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

  /** The cursor of the offscreen platform stays away: it mistakes device pixels for logical ones. */
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
