/** Name of the CSS highlight for lines that ran, which `player.css` styles as `::highlight(executed-lines)`. */
const HIGHLIGHT_NAME = 'executed-lines';

/**
 * Highlights lines of code blocks.
 *
 * @param programs `code` elements, each with the numbers of its lines, from 1
 * @returns a function that removes the highlights
 */
export function highlightLines(
  programs: readonly {code: Element | null; numbers: readonly number[]}[],
): () => void {
  // Older browsers don't support highlights, so they show none.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined;
  const highlight = CSS.highlights.get(HIGHLIGHT_NAME) ?? new Highlight();
  CSS.highlights.set(HIGHLIGHT_NAME, highlight);
  const ranges = programs.flatMap(({code, numbers}) => (code ? createRanges(code, new Set(numbers)) : []));
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

/** Creates a range for the text of each line, without its indentation and its line break. */
function createRanges(code: Element, lines: ReadonlySet<number>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let line = 1;
  let range: Range | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [index, letter] of (node.nodeValue ?? '').split('').entries()) {
      if (letter === '\n') {
        line += 1;
        range = undefined;
      } else if (lines.has(line) && (range || letter !== ' ')) {
        if (!range) {
          range = document.createRange();
          range.setStart(node, index);
          ranges.push(range);
        }
        range.setEnd(node, index + 1);
      }
    }
  }
  return ranges;
}
