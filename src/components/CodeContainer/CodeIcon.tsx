import type {ReactNode} from 'react';

/** Outlines of the icons, in a square of 16 units. */
const PATHS = {
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  done: 'M3 8.5l3.5 3.5L13 4.5',
  wrap: 'M2.5 3.5h11M2.5 12.5H5M2.5 8h8.75a2.25 2.25 0 0 1 0 4.5H8.5M10 10.5l-2 2 2 2',
} as const;

/** Renders an icon on a button of a code block. Screen readers get the label of the button. */
export default function CodeIcon({name}: {name: keyof typeof PATHS}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
