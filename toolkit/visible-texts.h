// Collects the texts that a window shows, so that the recorder can reject a picture with "[object Object]" on it.
#pragma once

#include <QAbstractItemView>
#include <QHeaderView>
#include <QJsonArray>
#include <QListWidget>
#include <QMetaProperty>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>

#include "step-events.h"

namespace texts {

/** Properties of Qt's widgets whose values users can read. */
constexpr const char* kReadable[] = {"text",   "title",  "plainText", "currentText", "windowTitle", "placeholderText",
                                     "prefix", "suffix", "labelText", "toolTip",     "statusTip"};

/** Returns the texts of one column in the visible rows, from top to bottom. It doesn't read all rows of a large model. */
inline QJsonArray columnInView(const QAbstractItemView* view, int column) {
  QJsonArray texts;
  const auto* model = view->model();
  const QModelIndex first = view->indexAt({1, 1});
  for (int row = first.isValid() ? first.row() : 0; row < model->rowCount(); row++) {
    const QModelIndex index = model->index(row, column);
    if (!view->viewport()->rect().intersects(view->visualRect(index))) break;
    texts.append(index.data().toString());
  }
  return texts;
}

/** Returns the texts of the visible cells. */
inline QJsonArray cellsInView(QAbstractItemView* view) {
  QJsonArray texts;
  if (view->inherits("QTreeView")) {
    for (const auto& item : input::itemsOf(view)) texts.append(item.text);
    return texts;
  }
  for (int column = 0; column < view->model()->columnCount(); column++)
    for (const auto text : columnInView(view, column)) texts.append(text);
  return texts;
}

/** Returns the column by which a view is sorted, or -1 if it isn't sorted. */
inline int sortedColumn(const QAbstractItemView* view) {
  if (auto* table = qobject_cast<const QTableView*>(view))
    return table->isSortingEnabled() ? table->horizontalHeader()->sortIndicatorSection() : -1;
  if (auto* tree = qobject_cast<const QTreeView*>(view))
    return tree->isSortingEnabled() ? tree->header()->sortIndicatorSection() : -1;
  if (auto* list = qobject_cast<const QListWidget*>(view)) return list->isSortingEnabled() ? 0 : -1;
  return -1;
}

/** Appends the texts of one window to `shown`, and each column by which something is sorted to `sorted`. */
inline void collect(QWidget* window, QJsonArray& shown, QJsonArray& sorted) {
  for (auto* widget : QList<QWidget*>{window} + window->findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != window) continue;
    for (const char* name : kReadable)
      if (const QVariant value = widget->property(name); value.typeId() == QMetaType::QString && value != "")
        shown.append(value.toString());
    if (auto* bar = qobject_cast<QStatusBar*>(widget); bar && !bar->currentMessage().isEmpty())
      shown.append(bar->currentMessage());
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (!view || qobject_cast<QHeaderView*>(widget)) {
      for (const auto& item : input::itemsOf(widget)) shown.append(item.text);
    } else if (view->model()) {
      for (const auto text : cellsInView(view)) shown.append(text);
      const int column = sortedColumn(view);
      if (column >= 0 && column < view->model()->columnCount()) sorted.append(columnInView(view, column));
    }
  }
}

}  // namespace texts
