// Finds widgets whose text has less space than it needs. Some layouts ignore the sizes that widgets need. For example,
// FlexLayout in a small window can shrink a button to the height of its letters without a warning.
#pragma once

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOption>

namespace overflow {

constexpr int kButtonPadding = 2;  // pixels above and below the letters of a button, while Fusion uses four

struct TextSize {
  QString text;
  QSize has;
  QSize needs;
};

/**
 * Returns the size that the style leaves for the text of a widget, in logical pixels. The size of the widget itself isn't
 * enough to know, because it includes the margins of a stylesheet.
 */
inline TextSize measureText(const QWidget* widget) {
  const QStyle* style = widget->style();
  const QFontMetrics metrics = widget->fontMetrics();
  if (auto* button = qobject_cast<const QPushButton*>(widget)) {
    QStyleOptionButton option;
    option.initFrom(button);
    option.text = button->text();
    return {button->text(), style->subElementRect(QStyle::SE_PushButtonContents, &option, button).size(),
            metrics.size(Qt::TextShowMnemonic, button->text()) + QSize(0, 2 * kButtonPadding)};
  }
  if (qobject_cast<const QCheckBox*>(widget) || qobject_cast<const QRadioButton*>(widget))
    return {static_cast<const QAbstractButton*>(widget)->text(), widget->size(), widget->minimumSizeHint()};
  if (auto* label = qobject_cast<const QLabel*>(widget)) {
    if (label->wordWrap()) return {label->text(), label->size(), {0, label->heightForWidth(label->width())}};
    return {label->text(), label->size(), label->minimumSizeHint()};
  }
  if (auto* box = qobject_cast<const QComboBox*>(widget)) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.editable = box->isEditable();
    const QRect field = style->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
    return {box->currentText(), field.size(), {0, metrics.height()}};
  }
  if (auto* edit = qobject_cast<const QLineEdit*>(widget)) {
    QStyleOptionFrame option;
    option.initFrom(edit);
    option.lineWidth = edit->hasFrame() ? style->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, edit) : 0;
    return {edit->text().isEmpty() ? edit->placeholderText() : edit->text(),
            style->subElementRect(QStyle::SE_LineEditContents, &option, edit).size(), {0, metrics.height()}};
  }
  return {};
}

/** Returns whether a widget is partly outside of a parent. In a scroll area it isn't cut off, because users can scroll. */
inline bool isCutOff(const QWidget* widget) {
  QRect area = widget->rect();
  for (const QWidget* inner = widget; !inner->isWindow(); inner = inner->parentWidget()) {
    area.translate(inner->pos());
    const QWidget* outer = inner->parentWidget();
    if (qobject_cast<const QAbstractScrollArea*>(outer->parentWidget())) return false;
    if (!outer->rect().contains(area)) return true;
  }
  return false;
}

/** Returns the visible texts of a window that don't fit, each with the size that it has and needs in logical pixels. */
inline QJsonArray findTexts(const QWidget* window) {
  QJsonArray found;
  for (const auto* widget : window->findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != window) continue;
    const TextSize size = measureText(widget);
    if (size.text.isEmpty()) continue;
    const bool small = size.has.width() < size.needs.width() || size.has.height() < size.needs.height();
    if (!small && !isCutOff(widget)) continue;
    found.append(QJsonObject{{"class", QString(widget->metaObject()->className())},
                             {"text", size.text},
                             {"cutOff", !small},
                             {"has", QString("%1 × %2").arg(size.has.width()).arg(size.has.height())},
                             {"needs", QString("%1 × %2").arg(size.needs.width()).arg(size.needs.height())}});
  }
  return found;
}

}  // namespace overflow
