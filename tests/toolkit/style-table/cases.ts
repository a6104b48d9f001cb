/** A kind of widget, named like the function in `programs/style-cells.ts` that creates it. */
export type Kind =
  | 'box'
  | 'label'
  | 'button'
  | 'list'
  | 'table'
  | 'checkBox'
  | 'comboBox'
  | 'menuBar'
  | 'passwordField';

/** A value from the table of style properties, on a widget where it can be seen. */
export interface StyleCase {
  kind: Kind;
  /** Stylesheet of both pictures. */
  base: string;
  /** Rule of the second picture only. */
  rule: string;
  /** True if the two pictures should differ. */
  shows: boolean;
}

/** Placeholder for the path of a square picture with a corner in another colour. */
export const PICTURE = 'PICTURE';

/** Returns a function that creates the cases of a property. `shown` has values with an effect, `idle` those without. */
const createCases =
  (kind: Kind, selector: string, base = '') =>
  (property: string, shown: string[], idle: string[] = []): StyleCase[] =>
    [...shown, ...idle].map((value) => ({
      kind,
      base,
      rule: `${selector} { ${property}: ${value}; }`,
      shows: shown.includes(value),
    }));

const quoteWords = (words: string): string[] => words.split(' ').map((word) => `'${word}'`);

// Three children of a container of a known size. `yWidth` is Yoga's alone, so that Qt does not count it as well.
const colours = '#a { background: orange; } #b { background: green; } #c { background: blue; }';
const box = `${colours} #box { background: silver; qproperty-yWidth: 112; qproperty-yHeight: 48; }`;
const low = `${box} #a, #b, #c { qproperty-yHeight: 10; }`;
const small = `${low} #a, #b, #c { qproperty-yWidth: 20; }`;
const row = `${small} #box { flex-direction: 'row'; }`;
const wide = `${row} #a, #b, #c { qproperty-yWidth: 60; }`;
const narrow = `${low} #a, #b, #c { qproperty-yMinWidth: 20; }`;

const alignments = quoteWords('center flex-end space-between space-around');
const start = quoteWords('auto flex-start baseline');

/** Values that Yoga reads. Idle values are the default, or they are accepted and do nothing. */
const layout: StyleCase[] = [
  createCases('box', '#box', small)(
    'flex-direction',
    quoteWords('row row-reverse column-reverse'),
    quoteWords('column'),
  ),
  createCases('box', '#box', small)(
    'justify-content',
    quoteWords('center flex-end space-between space-around space-evenly'),
    quoteWords('flex-start'),
  ),
  createCases('box', '#box', narrow)(
    'align-items',
    quoteWords('flex-start center flex-end baseline'),
    quoteWords('stretch'),
  ),
  createCases('box', '#box', narrow)('align-items', quoteWords('auto space-between space-around')),
  createCases('box', '#box', `${wide} #box { flex-wrap: 'wrap'; }`)(
    'align-content',
    [...alignments, `'stretch'`],
    start,
  ),
  createCases('box', '#a', narrow)(
    'align-self',
    quoteWords('flex-start center flex-end baseline'),
    quoteWords('auto stretch'),
  ),
  createCases('box', '#a', narrow)('align-self', quoteWords('space-between space-around')),
  createCases('box', '#box', wide)('flex-wrap', quoteWords('wrap wrap-reverse'), quoteWords('no-wrap')),
  createCases('box', '#box', row)('direction', quoteWords('rtl'), quoteWords('inherit ltr')),
  createCases('box', '#a', small)('display', quoteWords('none'), quoteWords('flex')),
  createCases('box', '#box', small)('overflow', [], quoteWords('visible hidden scroll')),
  createCases('box', '#a', low)('flex', ['1']),
  createCases('box', '#a', low)('flex-grow', ['1']),
  createCases('box', '#a', `${wide} #b { qproperty-yFlexGrow: 0; }`)('flex-shrink', ['1']),
  createCases('box', '#a', low)('flex-basis', ['20', '20px', `'50%'`], [`'auto'`]),
  createCases('box', '#a', `${low} #box { align-items: 'flex-start'; }`)('aspect-ratio', ['4']),
  createCases('box', '#a', small)('position', [`'absolute'`], [`'relative'`]),
  ...['top', 'right', 'bottom', 'left'].map((side) =>
    createCases(
      'box',
      '#a',
      `${row} #a { position: 'absolute'; } #box { padding: 2px; }`,
    )(side, ['7', '7px', `'30%'`]),
  ),
  ...['width', 'min-width', 'height', 'min-height'].map((size) =>
    createCases('box', '#a', `${box} #box { align-items: 'flex-start'; }`)(size, ['30', '30px', `'70%'`]),
  ),
  ...['max-width', 'max-height'].map((size) =>
    createCases(
      'box',
      '#a',
      `${box} #a { qproperty-yWidth: 70; qproperty-yHeight: 20; }`,
    )(size, ['15', '15px']),
  ),
  ...['padding', 'margin'].flatMap((space) =>
    ['', '-top', '-right', '-bottom', '-left', '-horizontal', '-vertical'].map((sides) =>
      createCases(
        'box',
        space === 'padding' ? '#box' : '#a',
        `${low} #a { flex-grow: 1; }`,
      )(`${space}${sides}`, ['5', '5px']),
    ),
  ),
  ...['', '-top', '-right', '-bottom', '-left'].flatMap((sides) => [
    createCases('box', '#box', `${low} #a { flex-grow: 1; }`)(`border${sides}-width`, ['5', '5px']),
    createCases('box', '#box', `${low} #a { flex-grow: 1; }`)(`border${sides}`, ['1px solid red']),
  ]),
  ...['-horizontal', '-vertical'].map((sides) =>
    createCases('box', '#box', `${low} #a { flex-grow: 1; }`)(`border${sides}`, ['1px solid red']),
  ),
].flat();

const label = createCases('label', 'QLabel');
const url = `url(${PICTURE})`;
const pictured = `QLabel { background-image: ${url}; }`;
const once = `${pictured} QLabel { background-repeat: no-repeat; padding: 8px; }`;
const framed = createCases('label', 'QLabel', 'QLabel { border: 3px solid red; }');
const button = createCases('button', 'QPushButton');
const list = createCases('list', 'QListWidget', 'QListWidget::item { padding-left: 20px; }');
const dropDown = createCases(
  'comboBox',
  'QComboBox::drop-down',
  'QComboBox { border: 4px solid green; padding: 4px; } QComboBox::drop-down { width: 20px; border: 1px solid red; }',
);
const axis = 'x1:0, y1:0, x2:0, y2:1';
const stops = 'stop:0 red, stop:1 blue';

/** Values that Qt reads. */
const appearance: StyleCase[] = [
  label('color', ['tomato', '#f00', '#ff0000', '#80ff0000', 'rgb(255, 0, 0)', 'rgba(255, 0, 0, 50%)']),
  label('color', ['hsl(120, 255, 128)', 'hsv(120, 255, 128)', 'palette(mid)']),
  label('background', ['tomato', url, `qlineargradient(${axis}, ${stops})`], ['linear-gradient(red, blue)']),
  label('background', [`qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5, ${stops})`]),
  label('background', [`qconicalgradient(cx:0.5, cy:0.5, angle:0, ${stops})`]),
  label('background-color', ['tomato']),
  label('background-image', [url]),
  createCases('label', 'QLabel', pictured)(
    'background-repeat',
    ['repeat', 'repeat-x', 'repeat-y', 'no-repeat'],
    ['repeat-xy'],
  ),
  createCases('label', 'QLabel', once)('background-position', ['center', 'bottom right'], ['top left']),
  createCases('label', 'QLabel', once)('background-origin', ['content']),
  createCases('label', 'QLabel', 'QLabel { background: red; padding: 8px; }')('background-clip', ['content']),
  framed('border-style', 'dashed dotted double groove ridge inset outset none'.split(' '), ['solid']),
  framed('border-left-style', ['dashed']),
  framed('border-color', ['blue']),
  framed('border-left-color', ['blue']),
  framed('border-radius', ['8px']),
  framed('border-top-left-radius', ['8px']),
  label('border-image', [`${url} 4 4 4 4 stretch`]),
  createCases('button', 'QPushButton', 'QPushButton { border: 1px solid; outline: 0px; }')(
    'outline',
    ['1px solid red'],
    ['none'],
  ),
  label('font', ['bold 14px "Inter"']),
  label('font-family', ['"DejaVu Sans"']),
  label('font-size', ['20px', '20pt']),
  label('font-style', ['italic']),
  label('font-weight', ['bold', '900']),
  label('text-decoration', ['underline']),
  label('text-align', [], ['right']),
  createCases('button', 'QPushButton', 'QPushButton { text-align: right; }')(
    'text-align',
    ['left', 'center'],
    ['right'],
  ),
  label('letter-spacing', ['4px']),
  label('word-spacing', ['10px']),
  label('text-transform', ['uppercase'], ['capitalize']),
  createCases('label', 'QLabel', 'QLabel { text-transform: uppercase; }')('text-transform', ['lowercase']),
  list('selection-color', ['red']),
  list('selection-background-color', ['red']),
  list('alternate-background-color', ['red']),
  list('show-decoration-selected', ['0'], ['1']),
  createCases('table', 'QTableWidget')('gridline-color', ['red']),
  createCases('checkBox', 'QCheckBox::indicator')('image', [url]),
  button('icon-size', ['8px']),
  createCases('checkBox', 'QCheckBox')('spacing', ['30px']),
  createCases('checkBox', 'QCheckBox:unchecked')('color', ['red']),
  createCases('checkBox', 'QCheckBox:unchecked')('font-weight', [], ['bold']),
  createCases('menuBar', 'QMenuBar')('spacing', ['30px']),
  createCases('passwordField', 'QLineEdit')('lineedit-password-character', ['42']),
  dropDown('subcontrol-position', ['top left'], ['top right']),
  dropDown('subcontrol-origin', ['margin', 'border', 'content'], ['padding']),
  dropDown('left', ['5px']),
  createCases('label', 'QLabel', 'QLabel { font-size: 30px; }')('qproperty-wordWrap', ['true']),
].flat();

export const styleCases: readonly StyleCase[] = [...layout, ...appearance];
