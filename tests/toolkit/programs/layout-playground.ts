// Opens a window for each case of the file in LAYOUT_CASES, and prints the rectangles and natural sizes of its labels.

import fs from 'node:fs';
import {FlexLayout, QLabel, QMainWindow, QWidget, type QWidget as Widget} from '@nodegui/nodegui';

interface Case {
  width: number;
  height: number;
  stylesheet: string;
  labels: {text: string; name: string}[];
}

const cases: Case[] = JSON.parse(fs.readFileSync(process.env.LAYOUT_CASES ?? '', 'utf8'));

const windows = cases.map(({width, height, stylesheet, labels}) => {
  const window = new QMainWindow();
  const root = new QWidget();
  const layout = new FlexLayout();
  root.setObjectName('window');
  root.setLayout(layout);
  const children = labels.map(({text, name}) => {
    const label = new QLabel();
    label.setText(text);
    label.setObjectName(name);
    layout.addWidget(label);
    return label;
  });
  window.setCentralWidget(root);
  window.setStyleSheet(stylesheet);
  window.resize(width, height);
  window.show();
  return {window, children};
});

function place(widget: Widget): number[] {
  const rectangle = widget.geometry();
  return [rectangle.left(), rectangle.top(), rectangle.width(), rectangle.height()];
}

const readPlaces = (): string =>
  JSON.stringify(
    windows.map(({children}) => ({
      places: children.map(place),
      natural: children.map((label) => [label.sizeHint().width(), label.sizeHint().height()]),
    })),
  );

/** The rectangle of a label that its FlexLayout hasn't placed yet. */
const UNPLACED = JSON.stringify([0, 0, 640, 480]);

// A FlexLayout places its children 10 ms after a change, and on a busy machine much later.
let previousPlaces = '';
const timer = setInterval(() => {
  const places = readPlaces();
  if (places === previousPlaces && !places.includes(UNPLACED)) {
    console.log(places);
    clearInterval(timer);
  }
  previousPlaces = places;
}, 100);
