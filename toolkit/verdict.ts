import {implausible, sortedAsText} from './implausible-text';
import type {CrampedText, RunResult} from './run-program';

const listenerError =
  /^An exception was thrown while dispatching (?:an event|a signal) of type '(.+)':\n(.*)$/gm;

/** What Qt, NodeGUI and its stylesheet preprocessor print about a style that they drop. */
const styleWarnings = [
  /^Could not parse (?:application )?stylesheet.*$/gm,
  /^Invalid value: .*$/gm,
  /^Unknown property .*$/gm,
  /^.* does not have a property named .*$/gm,
  /^.*CssSyntaxError: .*$/gm,
];

/**
 * Other complaints of Qt and NodeGUI, such as `QPixmap::scaled: Pixmap is a null pixmap`. The one about negative
 * sizes is left out: FlexLayout causes it for every window that has no minimum size, and it means nothing.
 */
const otherWarnings = [
  /^Q[A-Z]\w+(?:::\w+)?(?:\(.*\))?: (?!\(.*\) Negative sizes).*$/gm,
  /^Flex layout's parent yoga node not set yet.*$/gm,
];

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[0].trim());
}

/** Errors that listeners threw: the toolkit prints and swallows them. */
export function listenerErrors({stdout}: Pick<RunResult, 'stdout'>): string[] {
  return [...stdout.matchAll(listenerError)].map(
    ([, name, message]) => `a listener of ${name} threw: ${message}`,
  );
}

/** Styles that were dropped, each once. */
export function droppedStyles({stderr}: Pick<RunResult, 'stderr'>): string[] {
  return [...new Set(styleWarnings.flatMap((pattern) => matches(stderr, pattern)))].map(
    (line) => `a style was dropped: ${line}`,
  );
}

/** Warnings of Qt about anything else than styles, each once. */
function warnings({stderr}: Pick<RunResult, 'stderr'>): string[] {
  return [...new Set(otherWarnings.flatMap((pattern) => matches(stderr, pattern)))].map(
    (line) => `Qt warns: ${line}`,
  );
}

function lastError(stderr: string): string {
  return stderr.match(/^(?:\w*Error|Uncaught)\b.*$/m)?.[0] ?? stderr.trim().split('\n').at(-1) ?? '';
}

function ending(result: RunResult): string | undefined {
  if (result.timedOut) return 'it hangs: it did not come to rest in time and was ended';
  if (result.signal) return `it crashed (${result.signal}): ${lastError(result.stderr)}`;
  if (result.exit !== 0) return `it ended with exit code ${result.exit}: ${lastError(result.stderr)}`;
  return undefined;
}

/** What keeps a program from being drawn. */
function obstacle({frames, refused, windows}: RunResult): string | undefined {
  if (frames.length === 0) return 'it ended by itself before its picture could be taken';
  if (refused) return `it cannot be played: ${refused}`;
  if (frames.some(({restless}) => restless))
    return 'it never stops painting, so its picture is never the same: stop the animation or timer';
  return windows.length === 0 ? 'it shows no window' : undefined;
}

const crampedText = ({class: name, text, cutOff, has, needs}: CrampedText): string =>
  cutOff
    ? `${name} "${text}" is cut off by what holds it`
    : `${name} "${text}" is squeezed: its text has ${has} pixels and needs ${needs}`;

/** Texts that a reader of the pictures cannot read in full, or that touch their frames; each once. */
const crampedTexts = ({frames}: RunResult): string[] => [
  ...new Set(frames.flatMap(({cramped}) => cramped.map(crampedText))),
];

/** Texts on the pictures and in the output that give away a mistake in the program, with the step that brought them up. */
function implausibleTexts({frames}: RunResult): string[] {
  const known = new Set<string>();
  return frames.flatMap(({windows, texts, sorted, stdout}, step) => {
    const shown = [...texts, ...windows.map(({title}) => title)].map(implausible);
    const printed = stdout.split('\n').map(implausible);
    const when = step === 0 ? 'before the first step' : `after step ${step}`;
    const found = [
      ...present(...shown, ...sorted.map(sortedAsText)).map((fault) => `it shows ${fault}`),
      ...present(...printed).map((fault) => `it prints ${fault}`),
    ].filter((fault) => !known.has(fault));
    for (const fault of found) known.add(fault);
    return [...new Set(found)].map((fault) => `${when} ${fault}`);
  });
}

const present = (...problems: Array<string | undefined>): string[] =>
  problems.filter((problem) => problem !== undefined);

/**
 * Everything that is wrong with a run, in words; nothing when the program does what it says.
 *
 * @param result what {@link runProgram} returned
 */
export const faults = (result: RunResult): string[] => [
  ...present(ending(result)),
  ...listenerErrors(result),
  ...droppedStyles(result),
  ...warnings(result),
];

/** The same for a program that is to have a picture: nothing when it is a good example. */
export function problems(result: RunResult): string[] {
  const end = ending(result);
  return [
    ...faults(result),
    ...crampedTexts(result),
    ...implausibleTexts(result),
    ...present(end ? undefined : obstacle(result)),
  ];
}
