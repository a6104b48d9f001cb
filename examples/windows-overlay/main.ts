import {FlexLayout, QApplication, QLabel, QWidget, WidgetAttribute, WindowType} from '@nodegui/nodegui';

const overlay = new QWidget();
overlay.setWindowTitle('Microphone');
overlay.setWindowFlag(WindowType.FramelessWindowHint, true);
overlay.setWindowFlag(WindowType.WindowStaysOnTopHint, true);
overlay.setWindowFlag(WindowType.WindowTransparentForInput, true); // clicks go to the window below
overlay.setWindowFlag(WindowType.WindowDoesNotAcceptFocus, true);
overlay.setAttribute(WidgetAttribute.WA_TranslucentBackground, true);
overlay.setAttribute(WidgetAttribute.WA_ShowWithoutActivating, true);

const layout = new FlexLayout();
overlay.setLayout(layout);
const label = new QLabel();
label.setText('● Recording');
label.setInlineStyle(`
  background: rgba(20, 20, 24, 200); color: #ff6b6b; border-radius: 18px;
  padding: 0px 22px; height: 36px; font-size: 16px;
`);
layout.addWidget(label);
overlay.resize(160, 36);

// Puts the overlay into the upper right corner of the screen, next to panels and task bars.
const screen = QApplication.primaryScreen()?.availableGeometry();
if (screen) overlay.move(screen.left() + screen.width() - 160 - 24, screen.top() + 24);
overlay.show();
