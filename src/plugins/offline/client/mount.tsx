import {createRoot} from 'react-dom/client';
import {OfflinePart} from '../components/OfflinePart';
import type {LatePart} from './import-late';

/** Renders the parts of the page about offline reading into the elements that the server has written for them. */
export function mountParts(page: HTMLElement, signal: AbortSignal): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-offline-part]')) {
    const root = createRoot(element);
    root.render(<OfflinePart part={element.dataset.offlinePart as LatePart} />);
    signal.addEventListener('abort', () => root.unmount());
  }
}
