import {type MeasuredNode, type MeasuredTextRun, Renderer} from '@takumi-rs/core';
import {RATIO, SIZE} from './addresses';
import type {Card} from './content';
import {type Font, missingIn} from './font';
import {layOut, waysOf} from './layout';

/** What all cards have in common. */
export interface Looks {
  /** The site's tokens, and the stylesheet that uses them. */
  tokens: string;
  css: string;
  font: Font;
  /** The site's mark, as SVG. */
  mark: Buffer;
}

const MARK = 'mark';

/** How far sizes may differ by rounding, in pixels. */
const ROUNDING = 1;

/** The right end of a line. A space at its end may stand out of the box: it is less wide than a third of its height. */
const endOf = ({text, x, width, height}: MeasuredTextRun): number =>
  x + width - (/\s$/.test(text) ? height / 3 : 0);

/** Whether all of a tree lies in the boxes around it, so that nothing is cut off or lies on something else. */
function fits({width, height, transform, children, runs}: MeasuredNode): boolean {
  const [, , , , left = 0, top = 0] = transform;
  return (
    runs.every((run) => endOf(run) <= width + ROUNDING) &&
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

/** A text, then the same without its last word, without its last two, and so on. */
function* shortened(text: string): Generator<string> {
  const words = text.split(' ');
  yield text;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join(' ');
    yield `${beginning.replace(/[,;:.]$/, '')}…`;
  }
}

/** Something that draws cards. */
export interface Painter {
  /**
   * Draws a card.
   * @param picture content of the file of its picture
   * @throws when the font has no shape for a character, or the title fits in no way
   */
  draw(card: Card, picture?: Buffer): Promise<Buffer>;
}

/** The tokens that a stylesheet uses, as they are by day. All of them would cost each card as much as its texts. */
function usedTokens(tokens: string, css: string): string {
  const day = tokens.slice(0, tokens.indexOf('@media'));
  const used = new Set(css.match(/--ng-[\w-]+/g));
  const declared = [...day.matchAll(/(--ng-[\w-]+):[^;]+;/g)].filter(([, name = '']) => used.has(name));
  return `:root {${declared.map(([declaration]) => declaration).join('')}}`;
}

export async function makePainter({tokens, css, font, mark}: Looks): Promise<Painter> {
  const renderer = new Renderer();
  const stylesheets = [usedTokens(tokens, css), css];
  for (const {data, characters} of font.faces) {
    await renderer.registerFont({
      name: font.name,
      data,
      unicodeRange: [...characters].map((code) => [code, code]),
    });
  }

  return {
    async draw(card, picture) {
      const text = [card.title, ...card.kinds, card.summary, card.foot, card.picture?.window].join('');
      const missing = missingIn(text, font);
      if (missing.length > 0) {
        throw new Error(
          `the font has no shape for ${missing.map((character) => `"${character}"`).join(', ')}`,
        );
      }
      const images = [{src: MARK, data: mark}];
      if (card.picture && picture) images.push({src: card.picture.address, data: picture});
      const options = {...SIZE, devicePixelRatio: RATIO, css: stylesheets, images};
      const ways = waysOf(card);
      for (const summary of shortened(card.summary)) {
        // A text without its end is shown in the way that has room for the most of it.
        for (const way of summary === card.summary ? ways : ways.slice(-1)) {
          const node = layOut({...card, summary}, way, MARK);
          if (fits(await renderer.measure(node, options)))
            return renderer.render(node, {...options, format: 'png'});
        }
      }
      throw new Error(`"${card.title}" fits in no way`);
    },
  };
}
