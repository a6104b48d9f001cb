import type {ReactNode} from 'react';

/** Outlines of the icons, in a square of 24 units. */
const PATHS = {
  previous: 'M6 5h2.5v14H6zM19 5v14L9.5 12z',
  next: 'M15.5 5H18v14h-2.5zM5 5l9.5 7L5 19z',
  play: 'M7 4.5l13 7.5-13 7.5z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  restart: 'M12 5V1L6.5 6 12 11V7.5a5 5 0 1 1-5 5H4.5A7.5 7.5 0 1 0 12 5z',
} as const;

export type PlayerIconName = keyof typeof PATHS;

/** An icon of the example player. Screen readers get the label of its button. */
export default function PlayerIcon({name}: {name: PlayerIconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
