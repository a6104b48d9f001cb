import {explainImplausibleText, explainTextSort} from './implausible-text';
import type {CrampedText, RunResult} from './run-program';

const listenerError =
  /^An exception was thrown while dispatching (?:an event|a signal) of type '(.+)':\n(.*)$/gm;

/** Patterns of warnings about styles that Qt, NodeGUI or its stylesheet preprocessor ignore. */
const styleWarnings = [
  /^Could not parse (?:application )?stylesheet.*$/gm,
  /^Invalid value: .*$/gm,
  /^Unknown property .*$/gm,
  /^.* does not have a property named .*$/gm,
  /^.*CssSyntaxError: .*$/gm,
];

/**
 * Patterns of other warnings of Qt and NodeGUI, such as `QPixmap::scaled: Pixmap is a null pixmap`. The warning about negative
 * sizes is left out, because FlexLayout causes it for every window without a minimum size.
 */
const otherWarnings = [
  /^Q[A-Z]\w+(?:::\w+)?(?:\(.*\))?: (?!\(.*\) Negative sizes).*$/gm,
  /^Flex layout's parent yoga node not set yet.*$/gm,
];

/** Finds the texts that match one of the patterns, without duplicates. */
const findMatches = (text: string, patterns: readonly RegExp[]): string[] => [
  ...new Set(patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([match]) => match.trim()))),
];

/** Finds errors that listeners threw. The toolkit catches and prints them. */
const findListenerErrors = ({stdout}: RunResult): string[] =>
  Array.from(
    stdout.matchAll(listenerError),
    ([, name, message]) => `a listener of ${name} threw: ${message}`,
  );

/** Finds styles that were ignored, without duplicates. */
export const findDroppedStyles = ({stderr}: Pick<RunResult, 'stderr'>): string[] =>
  findMatches(stderr, styleWarnings).map((line) => `a style was dropped: ${line}`);

/** Finds other warnings of Qt and NodeGUI, without duplicates. */
const findWarnings = ({stderr}: Pick<RunResult, 'stderr'>): string[] =>
  findMatches(stderr, otherWarnings).map((line) => `Qt warns: ${line}`);

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
  if (frames.some(({restless}) => restless)) {
    return 'it never stops painting, so its picture is never the same: stop the animation or timer';
  }
  return windows.length === 0 ? 'it shows no window' : undefined;
}

const describeCrampedText = ({class: name, text, cutOff, has, needs}: CrampedText): string =>
  cutOff
    ? `${name} "${text}" is cut off by what holds it`
    : `${name} "${text}" is squeezed: its text has ${has} pixels and needs ${needs}`;

/** Finds texts that are cut off or have too little space, without duplicates. */
const findCrampedTexts = ({frames}: RunResult): string[] => [
  ...new Set(frames.flatMap(({cramped}) => cramped.map(describeCrampedText))),
];

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
  ...findWarnings(result),
];

/** Finds everything that is wrong with the run of an example, including its pictures. */
export function findExampleFaults(result: RunResult): string[] {
  const exitFault = explainExit(result);
  return [
    ...findRunFaults(result),
    ...findCrampedTexts(result),
    ...findImplausibleTexts(result),
    ...dropUndefined(exitFault ? undefined : explainMissingPicture(result)),
  ];
}
