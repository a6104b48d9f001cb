import {type FocusEvent, type RefObject, useEffect, useRef} from 'react';

interface ClosingMenu {
  ref: RefObject<HTMLDetailsElement | null>;
  onBlur: (event: FocusEvent<HTMLDetailsElement>) => void;
}

/** Returns props for a `details` element that closes on Escape, on a click outside, and when the focus or the page is left. */
export function useClosingMenu(): ClosingMenu {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({target}: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOutside);
    // Otherwise the menu would be open when the reader comes back from one of its links.
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOutside);
      window.removeEventListener('pagehide', close);
    };
  }, []);
  return {
    ref: menu,
    onBlur({currentTarget, relatedTarget}) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
  };
}
