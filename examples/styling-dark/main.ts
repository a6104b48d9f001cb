import {
  ColorGroup,
  ColorRole,
  FlexLayout,
  QApplication,
  QLabel,
  QMainWindow,
  QWidget,
} from '@nodegui/nodegui';

/** Returns true if the platform's theme draws light text on a dark window. */
function isDark(): boolean {
  const palette = QApplication.instance().palette();
  const text = palette.color(ColorGroup.Active, ColorRole.WindowText);
  const window = palette.color(ColorGroup.Active, ColorRole.Window);
  const light = (color: typeof text) => 0.3 * color.red() + 0.59 * color.green() + 0.11 * color.blue();
  return light(text) > light(window);
}

const colors = isDark()
  ? {accent: '#6cb6ff', good: '#57ab5a', bad: '#f47067'}
  : {accent: '#0b5cad', good: '#1a7f37', bad: '#cf222e'};

function label(kind: string, text: string): QLabel {
  const widget = new QLabel();
  widget.setProperty('class', kind);
  widget.setText(text);
  return widget;
}

const card = new QWidget();
card.setObjectName('card');
const cardLayout = new FlexLayout();
card.setLayout(cardLayout);
cardLayout.addWidget(label('accent', 'Balance'));
cardLayout.addWidget(label('good', '+ 120 received'));
cardLayout.addWidget(label('bad', '- 35 spent'));

const root = new QWidget();
root.setObjectName('root');
const layout = new FlexLayout();
root.setLayout(layout);
layout.addWidget(card);

const win = new QMainWindow();
win.setWindowTitle('Account');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 16px; }
  #card { padding: 12px; background: palette(base); border: 1px solid #808080; border-radius: 8px; }
  QLabel { height: 26px; color: palette(text); }
  .accent { color: ${colors.accent}; font-size: 18px; font-weight: bold; }
  .good { color: ${colors.good}; }
  .bad { color: ${colors.bad}; }
`);
win.resize(300, 140);
win.show();
