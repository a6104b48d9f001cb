/** What lights up the lines of programs that ran: `::highlight(ran)` of player.css. */
const NAME = 'ran';

/**
 * Lights up lines of blocks of code.
 *
 * @param programs elements with code, each with numbers of lines, from 1
 * @returns what puts them out again
 */
export function litLines(
  programs: readonly {code: Element | null; numbers: readonly number[]}[],
): () => void {
  // Older browsers can't; the page says which lines they are.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined;
  const all = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, all);
  const lit = programs.flatMap(({code, numbers}) => (code ? rangesOf(code, new Set(numbers)) : []));
  for (const range of lit) all.add(range);
  return () => {
    for (const range of lit) all.delete(range);
  };
}

/** Returns the text of each line, without what indents it and without its end. */
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
