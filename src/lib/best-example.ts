import type {Example} from './examples';

/** Returns the name of an example that is named after a symbol: `QPushButton` → `push-button`, `QLCDNumber` → `lcd-number`. */
export const toExampleName = (symbol: string): string =>
  symbol
    .replace(/^Q(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .toLowerCase();

/** More symbols than any example lists in `shows`, so that programs that don't list a symbol come last. */
const MAX_SHOWN_SYMBOLS = 1000;

/**
 * Finds the best example for a symbol, which is the one that is named after it. Without such an example, it's one that
 * lists the symbol in `shows`, or else the shortest program that uses it.
 */
export function findBestExample<Candidate extends Pick<Example, 'name' | 'shows' | 'source'>>(
  symbol: string,
  examples: readonly Candidate[],
): Candidate | undefined {
  const getRank = ({name, shows, source}: Candidate) => {
    const position = shows.indexOf(symbol);
    if (position === 0 && name === toExampleName(symbol)) return -1;
    return position >= 0 ? position : MAX_SHOWN_SYMBOLS + source.length;
  };
  const symbolPattern = new RegExp(`\\b${symbol.replace('.', '\\.')}\\b`);
  const [best] = examples
    .filter(({shows, source}) => shows.includes(symbol) || symbolPattern.test(source))
    .sort((a, b) => getRank(a) - getRank(b) || a.name.localeCompare(b.name));
  return best;
}
