import type {OverflowingText, RunResult} from './run-program';

const LISTENER_ERROR =
  /^An exception was thrown while dispatching (?:an event|a signal) of type '(.+)':\n(.*)$/gm;

/** Warnings about styles that Qt, NodeGUI or its stylesheet preprocessor ignore. */
const STYLE_WARNING =
  /^(?:Could not parse (?:application )?stylesheet|Invalid value: |Unknown property |.* does not have a property named |.*CssSyntaxError: ).*$/gm;

/**
 * Other warnings of Qt and NodeGUI, such as `QPixmap::scaled: Pixmap is a null pixmap`. The warning about negative sizes is left
 * out, because FlexLayout causes it for every window without a minimum size.
 */
const OTHER_WARNING =
  /^(?:Q[A-Z]\w+(?:::\w+)?(?:\(.*\))?: (?!\(.*\) Negative sizes)|Flex layout's parent yoga node not set yet).*$/gm;

/** Finds the texts that match a pattern, each once, and adds a message before them. */
const findMatches = (text: string, pattern: RegExp, message: string): string[] => [
  ...new Set(text.match(pattern)?.map((match) => `${message}: ${match.trim()}`)),
];

/** Finds errors that listeners threw. The toolkit catches and prints them. */
const findListenerErrors = ({stdout}: RunResult): string[] =>
  Array.from(
    stdout.matchAll(LISTENER_ERROR),
    ([, name, message]) => `a listener of ${name} threw: ${message}`,
  );

/** Finds styles that were ignored, without duplicates. */
export const findDroppedStyles = ({stderr}: Pick<RunResult, 'stderr'>): string[] =>
  findMatches(stderr, STYLE_WARNING, 'a style was dropped');

function findLastError(stderr: string): string {
  return stderr.match(/^(?:\w*Error|Uncaught)\b.*$/m)?.[0] ?? stderr.trim().split('\n').at(-1) ?? '';
}

function explainExit(result: RunResult): string | undefined {
  if (result.timedOut) return 'it hangs: it did not come to rest in time and was ended';
  if (result.signal) return `it crashed (${result.signal}): ${findLastError(result.stderr)}`;
  if (result.exit !== 0) return `it ended with exit code ${result.exit}: ${findLastError(result.stderr)}`;
  return undefined;
}

/** Returns the reason why there is no usable picture, or undefined. */
function explainMissingPicture({frames, refused, windows}: RunResult): string | undefined {
  if (frames.length === 0) return 'it ended by itself before its picture could be taken';
  if (refused) return `it cannot be played: ${refused}`;
  if (frames.some(({keepsPainting}) => keepsPainting)) {
    return 'it never stops painting, so its picture is never the same: stop the animation or timer';
  }
  return windows.length === 0 ? 'it shows no window' : undefined;
}

const describeOverflow = ({class: name, text, cutOff, has, needs}: OverflowingText): string =>
  cutOff
    ? `${name} "${text}" is cut off by what holds it`
    : `${name} "${text}" is squeezed: its text has ${has} pixels and needs ${needs}`;

/** Finds texts that are cut off or have too little space, without duplicates. */
const findOverflowingTexts = ({frames}: RunResult): string[] => [
  ...new Set(frames.flatMap(({overflowingTexts}) => overflowingTexts.map(describeOverflow))),
];

/** Patterns for texts that look like a mistake of the program, with advice on how to fix it. */
const MISTAKES = [
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
  const mistake = MISTAKES.find(({pattern}) => pattern.test(text));
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

/** Finds texts on the pictures and in the output that look like a mistake, each with the step after which it appeared. */
function findImplausibleTexts({frames}: RunResult): string[] {
  const seenFaults = new Set<string>();
  return frames.flatMap(({windows, texts, sorted, stdout}, step) => {
    const shown = [...texts, ...windows.map(({title}) => title)].map(explainImplausibleText);
    const printed = stdout.split('\n').map(explainImplausibleText);
    const moment = step === 0 ? 'before the first step' : `after step ${step}`;
    const newFaults = [
      ...dropUndefined(...shown, ...sorted.map(explainTextSort)).map((fault) => `it shows ${fault}`),
      ...dropUndefined(...printed).map((fault) => `it prints ${fault}`),
    ].filter((fault) => !seenFaults.has(fault));
    for (const fault of newFaults) seenFaults.add(fault);
    return [...new Set(newFaults)].map((fault) => `${moment} ${fault}`);
  });
}

const dropUndefined = (...faults: Array<string | undefined>): string[] =>
  faults.filter((fault) => fault !== undefined);

/**
 * Finds everything that is wrong with the run of any program. Returns a sentence for each fault.
 *
 * @param result the result of {@link runProgram}
 */
export const findRunFaults = (result: RunResult): string[] => [
  ...dropUndefined(explainExit(result)),
  ...findListenerErrors(result),
  ...findDroppedStyles(result),
  ...findMatches(result.stderr, OTHER_WARNING, 'Qt warns'),
];

/** Finds everything that is wrong with the run of an example, including its pictures. */
export function findExampleFaults(result: RunResult): string[] {
  const exitFault = explainExit(result);
  return [
    ...findRunFaults(result),
    ...findOverflowingTexts(result),
    ...findImplausibleTexts(result),
    ...dropUndefined(exitFault ? undefined : explainMissingPicture(result)),
  ];
}
