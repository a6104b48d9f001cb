'use client';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef, useState} from 'react';
import {useBriefState} from '../use-brief-state';
import {useOverflow} from '../use-overflow';

interface Props {
  title?: string;
  /** True for a single line of code, which has no room for two buttons below each other. */
  isOneLine?: boolean;
  /** The `pre` with the code. */
  children: ReactElement<ComponentProps<'pre'>>;
}

/** Outlines of the icons, in a square of 16 units. */
const PATHS = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  done: 'M3 8.5l3.5 3.5L13 4.5',
  wrap: 'M2.5 3.5h11M2.5 12.5H5M2.5 8h8.75a2.25 2.25 0 0 1 0 4.5H8.5M10 10.5l-2 2 2 2',
} as const;

/** Renders an icon on a button of a code block. Screen readers get the label of the button. */
function CodeIcon({name}: {name: keyof typeof PATHS}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}

/** Copies code. If the browser refuses, it selects the code instead, so that visitors can copy it with the keyboard. */
async function copyOrSelect(code: Element): Promise<'Copied' | 'Selected'> {
  try {
    // Without TLS, `navigator.clipboard` is undefined, which also ends in the catch block.
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Selected';
  }
}

/**
 * Renders a box around a block of code, with buttons that copy the code and wrap long lines. The buttons have a column of
 * their own, so they never cover the code, and they stay in view while somebody scrolls through it.
 */
export default function CodeContainer({title, isOneLine, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const pre = useRef<HTMLPreElement>(null);
  const isTooWide = useOverflow(pre);
  const [isWrapped, setWrapped] = useState(false);
  const [result, setResult] = useBriefState<string>();

  const copy = async () => {
    if (pre.current) setResult(await copyOrSelect(pre.current));
  };

  return (
    <div className="code-block" data-wrap={isWrapped ? '' : undefined}>
      {title && <div className="code-title">{title}</div>}
      {cloneElement(children, {ref: pre})}
      {isBrowser && (
        <div className="code-toolbar">
          <div className="code-buttons" data-one-line={isOneLine ? '' : undefined}>
            <button
              type="button"
              className="clean-btn"
              aria-label={result ?? 'Copy code'}
              title={result ?? 'Copy code'}
              onClick={copy}
            >
              <CodeIcon name={result ? 'done' : 'copy'} />
            </button>
            <button
              type="button"
              className="clean-btn"
              aria-label="Wrap long lines"
              title="Wrap long lines"
              aria-pressed={isWrapped}
              hidden={!isWrapped && !isTooWide}
              onClick={() => setWrapped(!isWrapped)}
            >
              <CodeIcon name="wrap" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
