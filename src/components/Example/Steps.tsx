import clsx from 'clsx';
import type {ReactNode} from 'react';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

/** One step as `src/plugins/examples/play.ts` makes it. */
export interface Step {
  caption: string;
  /** Sizes in CSS pixels; left out when no window is open any more. */
  picture?: {window?: string; light: string; dark: string; width: number; height: number};
  /** Left, top, width and height in hundredths of the picture before. */
  target?: number[];
  effects: {kind: 'signal' | 'event' | 'print'; text: string; of?: string; times: number}[];
  typescript: number[];
  javascript: number[];
}

/**
 * What happens in a program when somebody acts on it, step by step: a list of pictures that reads without scripts.
 * `src/islands/player.ts` reads it, and search leaves it out by its class `play-steps`.
 */
export default function Steps({steps}: {steps: Step[]}): ReactNode {
  return (
    <details className={clsx('play-steps', styles.steps)}>
      <summary>{steps.length === 1 ? 'What one step changes' : `What ${steps.length} steps change`}</summary>
      <ol>
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            key={index}
            data-target={step.target?.join(' ')}
            data-ts={runsOf(step.typescript)}
            data-js={runsOf(step.javascript)}
          >
            <p>{step.caption}</p>
            {step.picture ? (
              <WindowFrame {...step.picture} alt={`The program after step ${index + 1}`} />
            ) : (
              <p>No window is open now.</p>
            )}
            <ul>
              {step.effects.map((effect, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
                <li key={place}>
                  <EffectText {...effect} />
                </li>
              ))}
              {step.effects.length === 0 && <li>No listener ran.</li>}
              {step.typescript.length > 0 && (
                <li>Lines of the TypeScript that ran: {runsOf(step.typescript)}</li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

function EffectText({kind, text, of, times}: Step['effects'][number]): ReactNode {
  const often = times > 1 ? `, ${times} times` : '';
  if (kind === 'print') {
    return (
      <>
        It prints <samp>{text}</samp>
        {often}
      </>
    );
  }
  return (
    <>
      <code>{of}</code> {kind === 'signal' ? 'emits' : 'receives'} <code>{text}</code>
      {often}
    </>
  );
}

/** Lines 3, 5, 6 and 7 as `3, 5–7`. */
function runsOf(lines: number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}
