import type {Node} from '@takumi-rs/core';
import type {Card, Picture} from './content';

/** How a card is laid out; what does not fit in one way is tried in the next. */
export interface Way {
  /** Size of the picture, where the window on the screen has 1. */
  scale: number;
  /** Sizes of title and summary in pixels of the stylesheet. */
  title: number;
  summary: number;
  /** Whether a long name may go on in the next line. */
  breaks: boolean;
}

/** Sizes of texts, largest first. A long name leaves room for words in their usual size. */
const SIZES: readonly Omit<Way, 'scale'>[] = [
  {title: 54, summary: 20, breaks: false},
  {title: 46, summary: 18, breaks: false},
  {title: 40, summary: 17, breaks: false},
  {title: 34, summary: 18, breaks: false},
  {title: 34, summary: 16, breaks: false},
  {title: 29, summary: 18, breaks: false},
  {title: 29, summary: 15, breaks: false},
  {title: 25, summary: 18, breaks: false},
  {title: 25, summary: 14, breaks: false},
  {title: 25, summary: 14, breaks: true},
];

/** No picture is drawn larger than it is: at 1 each of its pixels is one of the card. */
const SCALES = [1, 3 / 4, 1 / 2, 1 / 3];

/** The ways to lay out a card, best first: a large picture counts more than a large title. */
export const waysOf = ({picture}: Card): Way[] =>
  (picture ? SCALES : [0]).flatMap((scale) => SIZES.map((sizes) => ({scale, ...sizes})));

const box = (className: string, ...children: Node[]): Node => ({type: 'container', className, children});
const text = (className: string, words: string, fontSize?: number): Node => ({
  type: 'text',
  className,
  text: words,
  style: fontSize ? {fontSize} : undefined,
});

/** Lets a name break between its words, with spaces of no width: `QAbstractItemModel` → `QAbstract·Item·Model`. */
const breakable = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=\.)(?=\w)/g, '\u200b');

/** Room that the buttons of a bar need on both sides of the name, and what a letter of the name needs at most. */
const BUTTONS = 100;
const LETTER = 6.5;

function windowOf({address, width, height, window}: Picture, scale: number): Node {
  const picture: Node = {type: 'image', src: address, style: {width: width * scale, height: height * scale}};
  if (window === undefined) return box('window', picture);
  const name = window.length * LETTER <= width * scale - BUTTONS ? [text('name', window)] : [];
  return box('window', box('bar', box('button'), box('button'), box('button'), ...name), picture);
}

/**
 * The tree of a card, which social-image.css gives its looks.
 * @param mark name of the image with the site's mark
 */
export function layOut(card: Card, {scale, title, summary, breaks}: Way, mark: string): Node {
  const [kind, ...groups] = card.kinds;
  const kinds = kind
    ? [box('kinds', text('kind', kind), ...groups.map((group) => text('group', group)))]
    : [];
  const name = text('title', breaks ? breakable(card.title) : card.title, title);
  const about = card.summary ? [text('summary', card.summary, summary)] : [];
  return box(
    'card',
    box(
      'words',
      box('brand', {type: 'image', id: 'mark', src: mark}, text('site', 'NodeGUI')),
      box('said', ...kinds, name, ...about),
      text('foot', card.foot),
    ),
    ...(card.picture ? [windowOf(card.picture, scale)] : []),
  );
}
