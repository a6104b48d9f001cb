/** The labels of the window: their texts, their names in the stylesheet, and the sizes that `sizeHint()` returns. */
export const LABELS = [
  {text: 'Save', name: 'save', width: 30, height: 16},
  {text: 'Cancel', name: 'cancel', width: 42, height: 16},
  {text: 'Help', name: 'help', width: 29, height: 16},
  {text: 'Search results', name: 'results', width: 90, height: 16},
  {text: 'OK', name: 'ok', width: 19, height: 16},
  {text: 'Quit', name: 'quit', width: 26, height: 16},
] as const;

/** A property that can be chosen: one of `values`, the first of which is the default, or a whole number. */
export type Property =
  | {values: readonly string[]}
  | {most: number; unit: '' | 'px'; cssName?: string}
  | {length: true};

/** The properties of the window, which has the layout. */
export const WINDOW = {
  'flex-direction': {values: ['column', 'row', 'column-reverse', 'row-reverse']},
  'justify-content': {
    values: ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
  },
  'align-items': {values: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline']},
  'flex-wrap': {values: ['no-wrap', 'wrap', 'wrap-reverse']},
  'align-content': {
    values: ['flex-start', 'center', 'flex-end', 'stretch', 'space-between', 'space-around'],
  },
  padding: {most: 40, unit: 'px'},
} as const satisfies Record<string, Property>;

/** The properties of a label. `margin` is set for Yoga only, because Qt would add it a second time. */
export const LABEL = {
  'flex-grow': {most: 9, unit: ''},
  'flex-shrink': {most: 9, unit: ''},
  'align-self': {values: ['auto', 'stretch', 'flex-start', 'center', 'flex-end']},
  width: {length: true},
  height: {length: true},
  margin: {most: 40, unit: '', cssName: 'qproperty-yMargin'},
} as const satisfies Record<string, Property>;

/** Values as they are typed: `row`, `8`, `80` for pixels, `50%`. What is missing or empty has its default. */
export type WindowStyle = {[property in keyof typeof WINDOW]?: string};
export type LabelStyle = {[property in keyof typeof LABEL]?: string};

export interface Settings {
  /** Of the window without its frame, in pixels. */
  width: number;
  height: number;
  window: WindowStyle;
  /** One per label in the window; at most as many as `LABELS`. */
  labels: LabelStyle[];
}

/** Left, top, width and height in pixels, as `geometry()` has them. */
export type Rectangle = [left: number, top: number, width: number, height: number];

/** The initial settings. */
export const START: Settings = {
  width: 300,
  height: 160,
  window: {'flex-direction': 'row', 'align-items': 'center', padding: '8'},
  labels: [{}, {}, {'flex-grow': '1', margin: '8'}, {}],
};

/** The positions of the labels with these settings. A test compares them with the toolkit. */
export const START_RECTANGLES: Rectangle[] = [
  [8, 72, 30, 16],
  [38, 72, 42, 16],
  [88, 72, 106, 16],
  [202, 72, 90, 16],
];

/** Arrangements that people ask for. */
export const PRESETS: Record<string, Settings> = {
  'A row': START,
  'One in the centre': {
    width: 240,
    height: 160,
    window: {'justify-content': 'center', 'align-items': 'center'},
    labels: [{}],
  },
  'Equal columns': {
    width: 300,
    height: 160,
    window: {'flex-direction': 'row', padding: '8'},
    labels: [
      {'flex-grow': '1', width: '0'},
      {'flex-grow': '1', width: '0'},
      {'flex-grow': '1', width: '0'},
    ],
  },
  'Header, body and footer': {
    width: 240,
    height: 200,
    window: {padding: '4'},
    labels: [{height: '32'}, {'flex-grow': '1'}, {height: '24'}],
  },
  'Cards that wrap': {
    width: 280,
    height: 200,
    window: {'flex-direction': 'row', 'flex-wrap': 'wrap', 'align-items': 'flex-start', padding: '4'},
    labels: LABELS.map(() => ({width: '80', height: '56', margin: '4'})),
  },
};

/** Returns a value in the syntax of the stylesheet, or undefined for a default value. */
function formatValue(property: Property, value: string): string | undefined {
  if ('values' in property) return value === property.values[0] ? undefined : `'${value}'`;
  if ('length' in property) return value.endsWith('%') ? `'${value}'` : `${value}px`;
  return value === '0' ? undefined : `${value}${property.unit}`;
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
    createRule('window', WINDOW, window),
    ...labels.map((style, index) => createRule(LABELS[index]?.name ?? '', LABEL, style)),
  ].join('');
}
