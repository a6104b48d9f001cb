import type {ReactNode} from 'react';

/** Outlines of the icons, in a square of 24 units. */
const PATHS = {
  previous: 'M6 5h2.5v14H6zM19 5v14L9.5 12z',
  next: 'M15.5 5H18v14h-2.5zM5 5l9.5 7L5 19z',
  play: 'M7 4.5l13 7.5-13 7.5z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  restart: 'M12 5V1L6.5 6 12 11V7.5a5 5 0 1 1-5 5H4.5A7.5 7.5 0 1 0 12 5z',
  close: 'M5.6 4.2L12 10.6l6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z',
  drag: 'M2 12l4-4v3h5V6H8l4-4 4 4h-3v5h5V8l4 4-4 4v-3h-5v5h3l-4 4-4-4h3v-5H6v3z',
  resize: 'M20 20h-7l2.6-2.6L6.6 8.4 4 11V4h7L8.4 6.6l9 9L20 13z',
  'right-click':
    'M6 9.5C6 5.4 8.7 3 12 3s6 2.4 6 6.5v5c0 4.1-2.7 6.5-6 6.5s-6-2.4-6-6.5zM7.5 10.5v4c0 3 2 5 4.5 5s4.5-2 4.5-5v-4H12V4.5c-2.5 0-4.5 2-4.5 5z',
  wheelDown:
    'M11 2h2v6h-2zM8.5 4v1.2C6.7 6.1 6 8 6 9.5V12c0 3.3 2.7 5 6 5s6-1.7 6-5V9.5c0-1.5-.7-3.4-2.5-4.3V4c3 1 4 3.6 4 5.5V12c0 4.1-3.4 6.5-7.5 6.5S4.5 16.1 4.5 12V9.5C4.5 7.6 5.5 5 8.5 4zM7 20h10l-5 4z',
  wheelUp:
    'M11 9h2v6h-2zM7 4h10l-5-4zM12 5.5c4.1 0 7.5 2.4 7.5 6.5v2.5c0 4.1-3.4 6.5-7.5 6.5S4.5 18.6 4.5 14.5V12c0-4.1 3.4-6.5 7.5-6.5zM12 7c-3.3 0-6 1.7-6 5v2.5c0 3.3 2.7 5 6 5s6-1.7 6-5V12c0-3.3-2.7-5-6-5z',
} as const;

export type PlayerIconName = keyof typeof PATHS;

/** Renders an icon of the example player. Screen readers get the label of its button. */
export default function PlayerIcon({name}: {name: PlayerIconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
