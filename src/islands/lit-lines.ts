/** What lights up the lines of programs that ran: `::highlight(ran)` of player.css. */
const NAME = 'ran';

/**
 * Lights up lines of a block of code instead of those that this function lit before.
 *
 * @returns the function; its `lines` count from 1
 */
export function litLines(): (code: Element | null, lines: readonly number[]) => void {
  // Older browsers cannot; the page says which lines they are.
  if (!('highlights' in CSS)) return () => undefined;
  const all = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, all);
  let lit: Range[] = [];
  return (code, lines) => {
    for (const range of lit) all.delete(range);
    lit = code ? rangesOf(code, new Set(lines)) : [];
    for (const range of lit) all.add(range);
  };
}

/** The text of each line, without what indents it and without its end. */
function rangesOf(code: Element, lines: ReadonlySet<number>): Range[] {
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
