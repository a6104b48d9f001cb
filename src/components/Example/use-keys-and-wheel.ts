import {type RefObject, useEffect, useRef} from 'react';

interface Handlers {
  /** Returns true if the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
  onWheel: (event: WheelEvent) => void;
}

/**
 * Listens for keys while a button has the focus or is pointed at, and for the wheel while it's pointed at.
 *
 * @returns a ref to set while the pointer is over the button
 */
export function useKeysAndWheel(button: RefObject<HTMLElement | null>, {onKey, onWheel}: Handlers) {
  /** True if the pointer has moved here. If the page was scrolled below it, the wheel has to keep scrolling the page. */
  const isPointedAt = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const handleKey = (event: KeyboardEvent) => {
      const isFocused = event.target === button.current;
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isHandled = (isFocused || (isPointedAt.current && !isInField)) && onKey(event);
      if (isHandled) event.preventDefault();
      // The arrow keys would also show another step.
      if (isHandled && isFocused) event.stopPropagation();
    };
    const handleWheel = (event: WheelEvent) => {
      if (isPointedAt.current) onWheel(event);
    };
    const onScroll = () => {
      isPointedAt.current = false;
    };
    document.addEventListener('keydown', handleKey, {signal, capture: true});
    document.addEventListener('scroll', onScroll, {signal, passive: true});
    // React's listeners for the wheel are passive, so they couldn't keep the page from scrolling.
    button.current?.addEventListener('wheel', handleWheel, {signal, passive: false});
    return () => listening.abort();
  });
  return isPointedAt;
}
