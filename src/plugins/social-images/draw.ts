import {type MeasuredNode, type MeasuredTextRun, Renderer} from '@takumi-rs/core';
import postcss from 'postcss';
import {PIXEL_RATIO, SIZE} from './addresses';
import type {Card} from './content';
import {type FontFile, findMissingCharacters} from './font';
import {createTree, listLayouts} from './layout';

/** The stylesheets and the logo that all cards share. */
export interface SharedAssets {
  /** The site's tokens, and the stylesheet that uses them. */
  tokens: string;
  css: string;
  /** The site's logo as SVG. */
  mark: string;
}

/**
 * Draws a card.
 * @param picture the content of the file of its picture
 * @throws when the font doesn't contain a character, or the title doesn't fit in any layout
 */
export type Painter = (card: Card, picture?: Buffer) => Promise<Buffer>;

const MARK_NAME = 'mark';

/** Tolerance for rounded sizes, in pixels. */
const ROUNDING = 1;

/** Returns the right edge of a line without the space at its end, which may be outside of the box. */
function findRightEdge({text, x, width, height}: MeasuredTextRun): number {
  // A space is narrower than a third of the line's height.
  const maxSpaceWidth = height / 3;
  return x + width - (/\s$/.test(text) ? maxSpaceWidth : 0);
}

/** Returns true if every node is inside its parent, so that nothing is cut off and nothing overlaps. */
function fits({width, height, transform, children, runs}: MeasuredNode): boolean {
  const [, , , , left = 0, top = 0] = transform;
  return (
    runs.every((run) => findRightEdge(run) <= width + ROUNDING) &&
    children.every((child) => {
      const [, , , , x = 0, y = 0] = child.transform;
      return (
        Math.min(x - left, y - top) >= -ROUNDING &&
        x - left + child.width <= width + ROUNDING &&
        y - top + child.height <= height + ROUNDING &&
        fits(child)
      );
    })
  );
}

/** Yields a text, then the text without its last word, without its last two words, and so on. */
function* shortenText(text: string): Generator<string> {
  const words = text.split(' ');
  yield text;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join(' ');
    yield `${beginning.replace(/[,;:.]$/, '')}…`;
  }
}

/** Returns the tokens of the light mode that a stylesheet uses. With all tokens, drawing a card takes much longer. */
function selectTokens(tokens: string, css: string): string {
  const used = new Set(css.match(/--ng-[\w-]+/g));
  const root = postcss.parse(tokens);
  root.each((node) => {
    if (node.type !== 'rule' || node.selector !== ':root') node.remove();
  });
  root.walkDecls((declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  return root.toString();
}

/** Loads the font, and returns a function that draws cards with the same styles, font and logo. */
export async function createPainter(
  {tokens, css, mark}: SharedAssets,
  font: readonly FontFile[],
): Promise<Painter> {
  const renderer = new Renderer();
  const stylesheets = [selectTokens(tokens, css), css];
  for (const {data, characters} of font) {
    await renderer.registerFont({
      name: 'Hanken Grotesk',
      data,
      unicodeRange: [...characters].map((code) => [code, code]),
    });
  }

  return async (card, picture) => {
    const text = [card.title, ...card.kinds, card.summary, card.footer, card.picture?.window].join('');
    const missing = findMissingCharacters(text, font);
    if (missing.length > 0) {
      throw new Error(`the font has no shape for ${missing.map((character) => `"${character}"`).join(', ')}`);
    }
    const images: {src: string; data: Buffer}[] = [{src: MARK_NAME, data: Buffer.from(mark)}];
    if (card.picture && picture) images.push({src: card.picture.address, data: picture});
    const options = {...SIZE, devicePixelRatio: PIXEL_RATIO, css: stylesheets, images};
    const layouts = listLayouts(card);
    for (const summary of shortenText(card.summary)) {
      // If the text is shortened, only the last layout is tried, because it has the most room.
      for (const layout of summary === card.summary ? layouts : layouts.slice(-1)) {
        const node = createTree({...card, summary}, layout, MARK_NAME);
        if (fits(await renderer.measure(node, options)))
          return renderer.render(node, {...options, format: 'png'});
      }
    }
    throw new Error(`"${card.title}" is too long for a social image`);
  };
}
