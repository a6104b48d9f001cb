const ID = 'newer-version';

/** Above the page, in a corner that holds nothing to press. */
const STYLE = `
  display: flex; gap: var(--ng-space-12); align-items: center;
  position: fixed; z-index: 150; bottom: var(--ng-space-16); left: var(--ng-space-16);
  max-width: calc(100vw - 2 * var(--ng-space-16)); padding: var(--ng-space-12) var(--ng-space-16);
  border: 1px solid var(--ng-border); border-radius: var(--ng-radius);
  background: var(--ng-surface); box-shadow: var(--ng-shadow)`;

/** Tells the visitor, once, that a newer version of the site is there; the page stays as it is until they ask. */
export function tellOfNewer(): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  // Here rather than in a stylesheet, which every page would load: few visits see it.
  box.style.cssText = STYLE;
  box.setAttribute('role', 'status');
  document.body.append(box);
  const button = (label: string, kind: string, act: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `button button--sm ${kind}`;
    element.textContent = label;
    element.addEventListener('click', act);
    return element;
  };
  // A screen reader reads what comes into a region that is there.
  requestAnimationFrame(() =>
    box.append(
      'A newer version of these pages is available.',
      button('Reload', 'button--primary', () => window.location.reload()),
      button('Later', 'button--secondary', () => box.remove()),
    ),
  );
}
