import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/** A table that the keyboard can scroll where it is wider than its place. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const {current} = table;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <table ref={table} tabIndex={scrolls ? 0 : undefined} {...props} />;
}
