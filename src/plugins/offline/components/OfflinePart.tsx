'use client';

import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import {importOfflineChunk, type OfflineComponent} from '../client/import-chunk';

type LoadState = {kind: 'loading' | 'unsupported' | 'failed'} | {kind: 'part'; Part: ComponentType};

const isSupported = (): boolean =>
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator &&
  'locks' in navigator &&
  'any' in AbortSignal;

interface Props {
  part: OfflineComponent;
  /** Content that is shown until the code has loaded. */
  children?: ReactNode;
}

/**
 * Shows a part of the page about offline reading, whose code is fetched when the page is open. If that fails, the reader
 * can try again. A page has several parts, but only the one that saves pages shows errors.
 */
export function OfflinePart({part, children}: Props): ReactNode {
  const [shown, setShown] = useState<LoadState>({kind: 'loading'});

  const load = useCallback(async () => {
    try {
      const {[part]: Part} = await importOfflineChunk();
      setShown({kind: 'part', Part});
    } catch {
      setShown({kind: 'failed'});
    }
  }, [part]);

  useEffect(() => {
    if (isSupported()) void load();
    else setShown({kind: 'unsupported'});
  }, [load]);

  if (shown.kind === 'part') return <shown.Part />;
  if (shown.kind === 'loading') return children;
  if (part !== 'SavedPages') return null;
  if (shown.kind === 'unsupported')
    return (
      <p>Your browser can't save these pages here. In some browsers, private windows can't, for example.</p>
    );
  return (
    <p role="alert">
      This part of the page didn't load.{' '}
      <button type="button" className="button button--sm button--primary" onClick={() => void load()}>
        Try again
      </button>
    </p>
  );
}

OfflinePart.hydrateOn = 'load';
