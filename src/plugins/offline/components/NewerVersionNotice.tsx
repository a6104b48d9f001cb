import type {CSSProperties, ReactNode} from 'react';
import {useStore} from '../../../client/store';
import {newerVersion} from '../client/newer-version';

/** Places the notice in a corner without controls. The styles aren't in the stylesheet, because few visits need them. */
const CORNER: CSSProperties = {
  display: 'flex',
  gap: 'var(--ng-space-12)',
  alignItems: 'center',
  position: 'fixed',
  zIndex: 150,
  bottom: 'var(--ng-space-16)',
  left: 'var(--ng-space-16)',
  maxWidth: 'calc(100vw - 2 * var(--ng-space-16))',
  padding: 'var(--ng-space-12) var(--ng-space-16)',
  border: '1px solid var(--ng-border)',
  borderRadius: 'var(--ng-radius)',
  background: 'var(--ng-surface)',
  boxShadow: 'var(--ng-shadow)',
};

/**
 * Renders a notice of a newer version of the site. The page stays the same until the visitor reloads it. `client/register.ts`
 * announces it to screen readers.
 */
export function NewerVersionNotice(): ReactNode {
  if (!useStore(newerVersion)) return null;
  return (
    <aside id="newer-version" aria-label="Newer version" style={CORNER}>
      A newer version of these pages is available.
      <button
        type="button"
        className="button button--sm button--primary"
        onClick={() => window.location.reload()}
      >
        Reload
      </button>
      <button
        type="button"
        className="button button--sm button--secondary"
        onClick={() => newerVersion.set(false)}
      >
        Later
      </button>
    </aside>
  );
}
