import {type RefObject, useEffect, useState} from 'react';

/** Returns true while the content of an element is wider than the element. Returns false until it has been measured. */
export function useOverflow(ref: RefObject<Element | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth));
    // The children are observed too, because they grow when the font arrives, while the element keeps its width.
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [ref]);
  return isOverflowing;
}
