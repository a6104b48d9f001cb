import {LABELS, type Rectangle, type Settings} from './settings';

/** Returns the settings for the styles of the first labels. */
const styleLabels = (...styles: Record<string, string>[]): Settings =>
  Object.fromEntries(
    styles.flatMap((style, index) =>
      Object.entries(style).map(([name, value]) => [`${LABELS[index]?.name}.${name}`, value]),
    ),
  );

/** The settings that the server renders. */
export const INITIAL_SETTINGS: Settings = {
  width: '500',
  height: '280',
  labels: '6',
  'flex-direction': 'row',
  'align-items': 'flex-start',
  'flex-wrap': 'wrap',
  padding: '6',
  ...styleLabels(...LABELS.map(() => ({width: '140', height: '104', margin: '8'}))),
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
    width: '480',
    height: '160',
    labels: '4',
    'flex-direction': 'row',
    'align-items': 'center',
    padding: '8',
    ...styleLabels({margin: '8'}, {margin: '8'}, {'flex-grow': '1', margin: '8'}, {margin: '8'}),
  },
  'One in the centre': {
    width: '400',
    height: '260',
    labels: '1',
    'justify-content': 'center',
    'align-items': 'center',
  },
  'Equal columns': {
    width: '480',
    height: '200',
    labels: '3',
    'flex-direction': 'row',
    padding: '8',
    ...styleLabels(...[1, 2, 3].map(() => ({'flex-grow': '1', width: '0', margin: '4'}))),
  },
  'Header, body and footer': {
    width: '400',
    height: '280',
    labels: '3',
    padding: '4',
    ...styleLabels({height: '40', margin: '4'}, {'flex-grow': '1', margin: '4'}, {height: '32', margin: '4'}),
  },
};
