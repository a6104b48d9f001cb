/** The labels of the window: their texts, their names in the stylesheet, and the sizes that `sizeHint()` returns. */
export const LABELS = [
  {text: 'Save', name: 'save', width: 30, height: 16},
  {text: 'Cancel', name: 'cancel', width: 42, height: 16},
  {text: 'Help', name: 'help', width: 29, height: 16},
  {text: 'Search results', name: 'results', width: 90, height: 16},
  {text: 'OK', name: 'ok', width: 19, height: 16},
  {text: 'Quit', name: 'quit', width: 26, height: 16},
] as const;

/** A number from `min` to `max`. */
export interface NumberProperty {
  min: number;
  max: number;
  /** True if the field can't be empty. */
  isRequired?: true;
  unit?: 'px';
  cssName?: string;
}

/** Pixels from 0 to `maxPixels`, or a percentage from 0 to 100. */
export interface LengthProperty {
  maxPixels: number;
}

/** A property of the playground: one of `values`, the first of which is the default, a number or a length. */
export type Property = {values: readonly string[]} | NumberProperty | LengthProperty;

/** The size of the window without its frame, in pixels, and how many labels it has. */
export const FRAME_PROPERTIES = {
  width: {min: 80, max: 640, isRequired: true},
  height: {min: 60, max: 480, isRequired: true},
  labels: {min: 1, max: LABELS.length, isRequired: true},
} as const satisfies Record<string, NumberProperty>;

/** The properties of the window, which has the layout. */
export const WINDOW_PROPERTIES = {
  'flex-direction': {values: ['column', 'row', 'column-reverse', 'row-reverse']},
  'justify-content': {
    values: ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
  },
  'align-items': {values: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline']},
  'flex-wrap': {values: ['no-wrap', 'wrap', 'wrap-reverse']},
  'align-content': {
    values: ['flex-start', 'center', 'flex-end', 'stretch', 'space-between', 'space-around'],
  },
  padding: {min: 0, max: 40, unit: 'px'},
} as const satisfies Record<string, Property>;

/** The properties of a label. `margin` is set for Yoga only, because Qt would add it a second time. */
export const LABEL_PROPERTIES = {
  'flex-grow': {min: 0, max: 9},
  'flex-shrink': {min: 0, max: 9},
  'align-self': {values: ['auto', 'stretch', 'flex-start', 'center', 'flex-end']},
  width: {maxPixels: FRAME_PROPERTIES.width.max},
  height: {maxPixels: FRAME_PROPERTIES.height.max},
  margin: {min: 0, max: 40, cssName: 'qproperty-yMargin'},
} as const satisfies Record<string, Property>;

/** Values as they are typed: `row`, `8`, `80` for pixels, `50%`. A missing or empty value stands for the default. */
export type WindowStyle = {[property in keyof typeof WINDOW_PROPERTIES]?: string};
export type LabelStyle = {[property in keyof typeof LABEL_PROPERTIES]?: string};

export interface Settings {
  /** Of the window without its frame, in pixels. */
  width: number;
  height: number;
  window: WindowStyle;
  /** One per label in the window; at most as many as `LABELS`. */
  labels: LabelStyle[];
}

/** The size of the window or of a label, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Left, top, width and height in pixels, as `geometry()` returns them. */
export type Rectangle = [left: number, top: number, width: number, height: number];

/** The settings that the server renders. */
export const INITIAL_SETTINGS: Settings = {
  width: 500,
  height: 280,
  window: {'flex-direction': 'row', 'align-items': 'flex-start', 'flex-wrap': 'wrap', padding: '6'},
  labels: LABELS.map(() => ({width: '140', height: '104', margin: '8'})),
};

/** The positions of the labels with the initial settings. A test compares them with the toolkit. */
export const INITIAL_RECTANGLES: Rectangle[] = [
  [14, 14, 140, 104],
  [170, 14, 140, 104],
  [326, 14, 140, 104],
  [14, 134, 140, 104],
  [170, 134, 140, 104],
  [326, 134, 140, 104],
];

/** Common arrangements to start with, by the text of their button. */
export const PRESETS: Record<string, Settings> = {
  'Cards that wrap': INITIAL_SETTINGS,
  'A row': {
    width: 480,
    height: 160,
    window: {'flex-direction': 'row', 'align-items': 'center', padding: '8'},
    labels: [{margin: '8'}, {margin: '8'}, {'flex-grow': '1', margin: '8'}, {margin: '8'}],
  },
  'One in the centre': {
    width: 400,
    height: 260,
    window: {'justify-content': 'center', 'align-items': 'center'},
    labels: [{}],
  },
  'Equal columns': {
    width: 480,
    height: 200,
    window: {'flex-direction': 'row', padding: '8'},
    labels: [
      {'flex-grow': '1', width: '0', margin: '4'},
      {'flex-grow': '1', width: '0', margin: '4'},
      {'flex-grow': '1', width: '0', margin: '4'},
    ],
  },
  'Header, body and footer': {
    width: 400,
    height: 280,
    window: {padding: '4'},
    labels: [
      {height: '40', margin: '4'},
      {'flex-grow': '1', margin: '4'},
      {height: '32', margin: '4'},
    ],
  },
};

/** Returns a value in the syntax of the stylesheet, or undefined for a default value. */
function formatValue(property: Property, value: string): string | undefined {
  if ('values' in property) return value === property.values[0] ? undefined : `'${value}'`;
  if ('maxPixels' in property) return value.endsWith('%') ? `'${value}'` : `${value}px`;
  return value === '0' ? undefined : `${value}${property.unit ?? ''}`;
}

function createRule(
  name: string,
  properties: Record<string, Property>,
  style: Record<string, string | undefined>,
): string {
  const lines = Object.entries(properties).flatMap(([key, property]) => {
    const value = style[key] ? formatValue(property, style[key]) : undefined;
    const cssName = ('cssName' in property && property.cssName) || key;
    return value === undefined ? [] : [`  ${cssName}: ${value};\n`];
  });
  return lines.length > 0 ? `#${name} {\n${lines.join('')}}\n` : '';
}

/** Creates the stylesheet for these settings. The root widget is `#window`, and labels have their names as ids. */
export function createStylesheet({window, labels}: Settings): string {
  return [
    createRule('window', WINDOW_PROPERTIES, window),
    ...labels.map((style, index) => createRule(LABELS[index]?.name ?? '', LABEL_PROPERTIES, style)),
  ].join('');
}
