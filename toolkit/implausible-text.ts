/** A pattern for texts that look like a mistake of the program, and advice on how to fix it. */
interface Mistake {
  readonly pattern: RegExp;
  readonly fix: string;
}

const mistakes: readonly Mistake[] = [
  {
    pattern: /\[object \w+\]/,
    fix: 'an object was put into a text: read the value that you mean, and wrap a native element in its class first',
  },
  {
    pattern: /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b/,
    fix: 'a value is missing or not a number: check it before you show it',
  },
  {
    // Control, private-use and unassigned characters, and the replacement character.
    pattern: /(?![\t\n\r\u2028\u2029])[\p{Cc}\p{Co}\p{Cn}\ufffd]/u,
    fix: 'the characters are garbled: the text was read after its memory was given back, so set it in another way',
  },
  {
    // "1 times", but neither "11 times" nor "1.1 times" nor "1 address".
    pattern: /(?<![\d.,:/-])1 (?!as\b|is\b|was\b|has\b|plus\b|minus\b)[a-z]+(?<![su])s\b/,
    fix: 'a number of one needs the singular: choose the word by the number',
  },
];

/** Returns the text and how to fix it, in one sentence. Returns undefined for a plausible text. */
export function explainImplausibleText(text: string): string | undefined {
  const mistake = mistakes.find(({pattern}) => pattern.test(text));
  return mistake && `"${text.trim().replaceAll('\n', ' ')}": ${mistake.fix}`;
}

const SIZES = ['', 'k', 'm', 'g', 't'];

/** Parses the number at the start of a text, in bytes if its unit is kB, MB or similar. Returns undefined without one. */
function parseAmount(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^\D{0,2}(-?[\d,]*\d(?:\.\d+)?)\s*(.*)$/.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const size = /^([kmgt]?)i?b$/i.exec(unit)?.[1]?.toLowerCase();
  return Number(digits.replaceAll(',', '')) * 1000 ** Math.max(0, SIZES.indexOf(size ?? ''));
}

const isAscending = (values: readonly number[]) =>
  values.every((value, index) => value >= (values[index - 1] ?? value));

/** Returns a message if the numbers of a sorted column are sorted as text. Returns undefined for other columns. */
export function explainTextSort(column: readonly string[]): string | undefined {
  const amounts = column.map(parseAmount).filter((amount) => amount !== undefined);
  if (amounts.length < column.length) return undefined;
  if (isAscending(amounts) || isAscending(amounts.toReversed())) return undefined;
  return `the sorted column ${column.join(', ')}: its numbers are sorted as text; set them as numbers, with DisplayRole`;
}
