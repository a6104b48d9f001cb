import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/** A table that the keyboard can scroll where it is wider than its place. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const {current} = table;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    // Its rows too: they grow when the font comes, within a table that stays as wide as it was.
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <table ref={table} tabIndex={scrolls ? 0 : undefined} {...props} />;
}
