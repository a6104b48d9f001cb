// The dark look of the pictures. Fusion draws the outline of an indicator darker than the window around it, so in a dark
// theme an empty check box can't be seen on a picture.
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>

namespace dark {

inline QPalette palette() {
  QPalette palette(QColor(0x36, 0x37, 0x3b), QColor(0x2a, 0x2b, 0x2e));
  const QColor text(0xed, 0xed, 0xef);
  palette.setColor(QPalette::Base, QColor(0x1f, 0x20, 0x23));
  palette.setColor(QPalette::AlternateBase, QColor(0x26, 0x27, 0x2a));
  palette.setColor(QPalette::ToolTipBase, QColor(0x3f, 0x40, 0x45));
  palette.setColor(QPalette::Highlight, QColor(0x30, 0x8c, 0xc6));
  palette.setColor(QPalette::Link, QColor(0x6c, 0xb8, 0xf0));
  palette.setColor(QPalette::LinkVisited, QColor(0xb7, 0x9a, 0xe8));
  palette.setColor(QPalette::PlaceholderText, QColor(0x90, 0x91, 0x97));
  for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
                    QPalette::HighlightedText, QPalette::BrightText})
    palette.setColor(role, text);
  for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
    palette.setColor(QPalette::Disabled, role, QColor(0x80, 0x81, 0x86));
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x50, 0x51, 0x56));
  return palette;
}

/** Draws some outlines lighter than the window, so they can be seen in dark mode, and a checked button darker than others. */
class Style : public QProxyStyle {
 public:
  Style() : QProxyStyle(QStringLiteral("Fusion")) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    const bool isIndicator = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const bool isChecked = element == PE_PanelButtonCommand && option->state & State_On;
    if (isIndicator || isChecked) {
      QStyleOptionButton button;
      if (auto* whole = qstyleoption_cast<const QStyleOptionButton*>(option)) button = *whole;
      else static_cast<QStyleOption&>(button) = *option;  // The option for a check box in a list has another type.
      if (isIndicator) button.palette = withLightOutline(option->palette);
      else button.palette.setBrush(QPalette::Button, option->palette.base());
      return QProxyStyle::drawPrimitive(element, &button, painter, widget);
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_Slider || !slider || !(slider->subControls & SC_SliderTickmarks))
      return QProxyStyle::drawComplexControl(control, option, painter, widget);
    QStyleOptionSlider ticks = *slider;
    ticks.palette = withLightOutline(option->palette);
    QProxyStyle::drawComplexControl(control, &ticks, painter, widget);
  }

 private:
  /** Returns a palette with lighter outlines. Fusion computes their colour from the window's colour. */
  static QPalette withLightOutline(QPalette palette) {
    palette.setColor(QPalette::Window, QColor(0xc0, 0xc1, 0xc6));
    return palette;
  }
};

}  // namespace dark
