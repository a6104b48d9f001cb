import {type RefObject, useEffect, useRef} from 'react';

/**
 * Listens for keys and the wheel while the pointer is over an element. It only counts if the pointer has moved there. If the
 * page is scrolled below a resting pointer, the wheel has to keep scrolling the page.
 */
export function useHoveredInput(
  element: RefObject<HTMLElement | null>,
  listeners: {onKeyDown: (event: KeyboardEvent) => void; onWheel: (event: WheelEvent) => void},
): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const {current} = element;
    if (!current) return;
    let isHovered = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (isHovered && event.target !== current && !isInField) latest.current.onKeyDown(event);
    };
    const onWheel = (event: WheelEvent) => {
      if (isHovered) latest.current.onWheel(event);
    };
    const onMove = ({movementX, movementY}: MouseEvent) => {
      if (movementX !== 0 || movementY !== 0) isHovered = true;
    };
    const onLeave = () => {
      isHovered = false;
    };
    const listening = new AbortController();
    const {signal} = listening;
    current.addEventListener('mousemove', onMove, {signal});
    current.addEventListener('mouseleave', onLeave, {signal});
    // React's listeners for the wheel are passive, so they couldn't keep the page from scrolling.
    current.addEventListener('wheel', onWheel, {signal, passive: false});
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('scroll', onLeave, {signal, passive: true});
    return () => listening.abort();
  }, [element]);
}
