import type {ReactNode} from 'react';
import type {ExampleEvent, ExampleStep} from '../../lib/program';
import {describeClosedWindows} from './step-texts';

/** Lists the signals, events and lines of output of a step. */
export default function StepEffects({step: {effects, closed = [], picture}}: {step: ExampleStep}): ReactNode {
  const hasClosed = closed.length > 0 && picture !== undefined;
  if (effects.length === 0 && !hasClosed) return null;
  return (
    <ul>
      {hasClosed && <li>{describeClosedWindows(closed)}</li>}
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <li key={index}>
          <EffectText {...effect} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a signal, an event or a printed line. If it happened several times, the number and the last arguments are shown. */
function EffectText(effect: ExampleEvent): ReactNode {
  const {kind, text, of, times} = effect;
  if (kind === 'print') return <PrintedText {...effect} />;
  const verb = kind === 'signal' ? 'emits' : 'receives';
  if (times === 1) {
    return (
      <>
        <code>{of}</code> {verb} <code>{text}</code>
      </>
    );
  }
  const hasArguments = text.includes('(') && !text.endsWith('()');
  return (
    <>
      <code>{of}</code> {verb} <code>{text.replace(/\(.*/s, '')}</code> {times} times
      {hasArguments && (
        <>
          , last <code>{text}</code>
        </>
      )}
    </>
  );
}

/** Shows the lines that a step printed. */
export function PrintedText({text, times, isVaried}: ExampleEvent): ReactNode {
  if (times === 1) {
    return (
      <>
        Console: <samp>{text}</samp>
      </>
    );
  }
  return (
    <>
      Console: {times} lines, {isVaried ? 'last' : 'each'} <samp>{text}</samp>
    </>
  );
}
