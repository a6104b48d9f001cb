'use client';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef, useState} from 'react';
import {useBriefState} from '../use-brief-state';
import {useOverflow} from '../use-overflow';
import CodeIcon from './CodeIcon';

interface Props {
  title?: string;
  /** True for a single line of code, which has no room for two buttons below each other. */
  isOneLine?: boolean;
  /** The `pre` with the code. */
  children: ReactElement<ComponentProps<'pre'>>;
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
