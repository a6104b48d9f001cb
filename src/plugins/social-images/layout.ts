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

const box = (className: string, ...children: Node[]): Node => ({type: 'container', className, children});
const text = (className: string, words: string, fontSize?: number): Node => ({
  type: 'text',
  className,
  text: words,
  style: fontSize ? {fontSize} : undefined,
});

/** Inserts zero-width spaces between the words of a name, so that `QAbstractItemModel` can wrap as `QAbstract·Item·Model`. */
const addBreakOpportunities = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=\.)(?=\w)/g, '\u200b');

/** Width in pixels that the buttons of a title bar need on both sides of the title, and the maximum width of a letter. */
const BUTTONS_WIDTH = 100;
const MAX_LETTER_WIDTH = 6.5;

function createWindow({address, width, height, window}: Picture, scale: number): Node {
  const picture: Node = {type: 'image', src: address, style: {width: width * scale, height: height * scale}};
  if (window === undefined) return box('window', picture);
  const name =
    window.length * MAX_LETTER_WIDTH <= width * scale - BUTTONS_WIDTH ? [text('name', window)] : [];
  return box('window', box('bar', box('button'), box('button'), box('button'), ...name), picture);
}

/**
 * Creates the node tree of a card. Its styles are in `social-image.css`.
 * @param mark the name of the image with the site's logo
 */
export function createTree(card: Card, {scale, title, summary, canBreak}: LayoutOptions, mark: string): Node {
  const [kind, ...groups] = card.kinds;
  const kinds = kind
    ? [box('kinds', text('kind', kind), ...groups.map((group) => text('group', group)))]
    : [];
  const name = text('title', canBreak ? addBreakOpportunities(card.title) : card.title, title);
  const about = card.summary ? [text('summary', card.summary, summary)] : [];
  return box(
    'card',
    box(
      'words',
      box('brand', {type: 'image', id: 'mark', src: mark}, text('site', 'NodeGUI')),
      box('content', ...kinds, name, ...about),
      text('foot', card.foot),
    ),
    ...(card.picture ? [createWindow(card.picture, scale)] : []),
  );
}
