import type {HydrateOn} from './markup';

/** The milliseconds after which a component is hydrated even if the page was never idle. */
const IDLE_TIMEOUT = 2000;

/** Calls `start` at the right time, unless `signal` is aborted before. */
type Strategy = (marker: Element, start: () => void, signal: AbortSignal) => void;

const onIdle: Strategy = (_marker, start, signal) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const handle = requestIdleCallback(() => start(), {timeout: IDLE_TIMEOUT});
  signal.addEventListener('abort', () => cancelIdleCallback(handle));
};

const onVisible: Strategy = (marker, start, signal) => {
  // The marker has no box of its own. A component that renders nothing yet can't be seen.
  if (marker.children.length === 0) return onIdle(marker, start, signal);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) start();
  });
  for (const element of marker.children) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** The strategies, which call `start` when a marker should be hydrated, unless `signal` is aborted before. */
export const STRATEGIES: Record<HydrateOn, Strategy> = {
  load: (_marker, start) => start(),
  idle: onIdle,
  visible: onVisible,
  // Nothing to do, because every component is hydrated when the visitor uses it.
  interaction: () => {},
};
