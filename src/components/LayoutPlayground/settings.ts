/** The labels of the window: their texts, their names in the stylesheet, and the sizes that `sizeHint()` returns. */
export const LABELS = [
  {text: 'Save', name: 'save', width: 30, height: 16},
  {text: 'Cancel', name: 'cancel', width: 42, height: 16},
  {text: 'Help', name: 'help', width: 29, height: 16},
  {text: 'Search results', name: 'results', width: 90, height: 16},
  {text: 'OK', name: 'ok', width: 19, height: 16},
  {text: 'Quit', name: 'quit', width: 26, height: 16},
] as const;

export type Label = (typeof LABELS)[number];

/** A number from `min` to `max`. */
export interface NumberProperty {
  min: number;
  max: number;
  /** True if the field can't be empty. */
  isRequired?: true;
  /** True if a percentage from 0 to 100 can be typed instead of pixels. */
  isLength?: true;
  unit?: 'px';
}

/** One of several values. The first is the default. */
export interface ChoiceProperty {
  values: readonly string[];
}

/** A property of the playground. */
export type Property = (ChoiceProperty | NumberProperty) & {
  /** The label of its field, if it isn't the name in the settings. */
  title?: string;
  /** The name in the stylesheet, if it isn't the label of the field. */
  cssName?: string;
};

/** The size of the window without its frame, in pixels, and how many labels it has. */
export const FRAME_PROPERTIES = {
  width: {min: 80, max: 640, isRequired: true, title: 'Window width'},
  height: {min: 60, max: 480, isRequired: true, title: 'Window height'},
  labels: {min: 1, max: LABELS.length, isRequired: true, title: 'Number of labels'},
} as const satisfies Record<string, Property>;

/** The properties of the window, which has the layout. `styleWindow` in `rectangles.ts` passes them to Yoga. */
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

/**
 * The properties of a label, which `styleLabel` in `rectangles.ts` passes to Yoga. `margin` is set for Yoga only, because Qt
 * would add it a second time.
 */
export const LABEL_PROPERTIES = {
  'flex-grow': {min: 0, max: 9},
  'flex-shrink': {min: 0, max: 9},
  'align-self': {values: ['auto', 'stretch', 'flex-start', 'center', 'flex-end']},
  width: {min: 0, max: FRAME_PROPERTIES.width.max, isLength: true},
  height: {min: 0, max: FRAME_PROPERTIES.height.max, isLength: true},
  margin: {min: 0, max: 40, cssName: 'qproperty-yMargin'},
} as const satisfies Record<string, Property>;

/**
 * Values as they are typed: `row`, `8`, `80` for pixels, `50%`. A missing or empty value stands for the default. The name of a
 * label's property begins with the name of the label, such as `save.width`.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Returns the labels in the window. Settings may also have values of other labels, which come back with their label. */
export const listLabels = ({labels}: Settings) => LABELS.slice(0, Number(labels));

/** Returns the properties of a label, by their names in the settings. */
export const listLabelProperties = (label: string): Record<string, Property> =>
  Object.fromEntries(
    Object.entries(LABEL_PROPERTIES).map(([name, property]) => [
      `${label}.${name}`,
      {...property, title: name},
    ]),
  );

/** Returns all properties that these settings can have, by name. */
export const listProperties = (settings: Settings): Record<string, Property> =>
  Object.assign(
    {...FRAME_PROPERTIES, ...WINDOW_PROPERTIES},
    ...listLabels(settings).map(({name}) => listLabelProperties(name)),
  );

/** The size of the window or of a label, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Left, top, width and height in pixels, as `geometry()` returns them. */
export type Rectangle = [left: number, top: number, width: number, height: number];
