import type {Node} from '@takumi-rs/core';
import type {Card, Picture} from './content';

/** Options of a layout. If the content doesn't fit, the next layout is tried. */
export interface LayoutOptions {
  /** Scale of the picture. At 1, it has the size of the window on the screen. */
  scale: number;
  /** Font sizes of the title and the summary in CSS pixels. */
  title: number;
  summary: number;
  /** True if a long name may wrap to the next line. */
  canBreak: boolean;
}

/** Font sizes, largest title first. For some titles, there is a larger and a smaller summary. */
const SIZES: readonly Omit<LayoutOptions, 'scale'>[] = [
  {title: 54, summary: 20, canBreak: false},
  {title: 46, summary: 18, canBreak: false},
  {title: 40, summary: 17, canBreak: false},
  {title: 34, summary: 18, canBreak: false},
  {title: 34, summary: 16, canBreak: false},
  {title: 29, summary: 18, canBreak: false},
  {title: 29, summary: 15, canBreak: false},
  {title: 25, summary: 18, canBreak: false},
  {title: 25, summary: 14, canBreak: false},
  {title: 25, summary: 14, canBreak: true},
];

/** Scales of the picture. At 1, each pixel of the picture is a pixel of the card, so it is never enlarged. */
const SCALES = [1, 3 / 4, 1 / 2, 1 / 3];

/** Lists the layouts of a card, best first. A large picture is better than a large title. */
export const listLayouts = ({picture}: Card): LayoutOptions[] =>
  (picture ? SCALES : [0]).flatMap((scale) => SIZES.map((sizes) => ({scale, ...sizes})));

const createBox = (className: string, ...children: Node[]): Node => ({
  type: 'container',
  className,
  children,
});
const createText = (className: string, words: string, fontSize?: number): Node => ({
  type: 'text',
  className,
  text: words,
  style: fontSize ? {fontSize} : undefined,
});

/** Inserts zero-width spaces between the words of a name, so that `QAbstractItemModel` can wrap as `QAbstract·Item·Model`. */
const addBreakOpportunities = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=\.)(?=\w)/g, '\u200b');

/** Pixels that the buttons of a title bar need on both sides of the title. */
const BUTTONS_WIDTH = 100;
/** Maximum width of a letter in pixels. A title that might not fit is left out. */
const MAX_LETTER_WIDTH = 6.5;

function createWindow({address, width, height, window}: Picture, scale: number): Node {
  const picture: Node = {type: 'image', src: address, style: {width: width * scale, height: height * scale}};
  if (window === undefined) return createBox('window', picture);
  const windowTitle =
    window.length * MAX_LETTER_WIDTH <= width * scale - BUTTONS_WIDTH ? [createText('name', window)] : [];
  return createBox(
    'window',
    createBox('bar', createBox('button'), createBox('button'), createBox('button'), ...windowTitle),
    picture,
  );
}

/**
 * Creates the node tree of a card. Its styles are in `social-image.css`.
 * @param mark the name of the image with the site's logo
 */
export function createTree(card: Card, {scale, title, summary, canBreak}: LayoutOptions, mark: string): Node {
  const [kind, ...groups] = card.kinds;
  const kinds = kind
    ? [createBox('kinds', createText('kind', kind), ...groups.map((group) => createText('group', group)))]
    : [];
  const titleNode = createText('title', canBreak ? addBreakOpportunities(card.title) : card.title, title);
  const summaryNodes = card.summary ? [createText('summary', card.summary, summary)] : [];
  return createBox(
    'card',
    createBox(
      'words',
      createBox('brand', {type: 'image', id: 'mark', src: mark}, createText('site', 'NodeGUI')),
      createBox('content', ...kinds, titleNode, ...summaryNodes),
      createText('footer', card.footer),
    ),
    ...(card.picture ? [createWindow(card.picture, scale)] : []),
  );
}
