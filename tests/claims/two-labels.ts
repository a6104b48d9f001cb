import {FlexLayout, QLabel, QMainWindow, QWidget} from '@nodegui/nodegui';
import {waitForLayout} from './claim';

/** The result of {@link place}: two labels, `#a` and `#b`, in the FlexLayout of `#root`, which fills the window. */
export interface Place {
  root: QWidget;
  layout: FlexLayout;
  a: QLabel;
  b: QLabel;
}

export function label(name: string): QLabel {
  const widget = new QLabel();
  widget.setObjectName(name);
  widget.setText(name);
  return widget;
}

/** Returns left, top, width and height in pixels, or an empty list for a deleted widget. */
const box = (widget: QWidget) =>
  widget.native ? [widget.x(), widget.y(), widget.width(), widget.height()] : [];

/**
 * Shows two labels, each 20 pixels high so that no font matters, in a window of 400 by 300.
 * @param sheet stylesheet of the window
 * @param change what happens after the window was shown
 * @returns the boxes of both labels
 */
export async function place(
  sheet: string,
  change: (place: Place) => void = () => undefined,
): Promise<number[][]> {
  const root = new QWidget();
  root.setObjectName('root');
  const layout = new FlexLayout();
  root.setLayout(layout);
  const [a, b] = [label('a'), label('b')];
  layout.addWidget(a);
  layout.addWidget(b);
  const win = new QMainWindow();
  win.setCentralWidget(root);
  win.setStyleSheet(`QLabel { min-height: 20px; max-height: 20px; } ${sheet}`);
  win.resize(400, 300);
  win.show();
  await waitForLayout();
  change({root, layout, a, b});
  await waitForLayout();
  const places = [box(a), box(b)];
  win.close();
  return places;
}

/** The style that puts the two labels side by side. */
export const row = "#root { flex-direction: 'row'; }";

/** Where the two labels are without any style: under one another, as wide as the window. */
export const [first, second] = [
  [0, 0, 400, 20],
  [0, 20, 400, 20],
];
