import type {ReactNode} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';

interface Props {
  step: ExampleStep;
  /** The picture on which the step is done. */
  picture: Screenshot;
}

/** Draws an arrow from the middle of the target in the direction of a drag. */
export default function DragArrow({step: {target, by}, picture}: Props): ReactNode {
  if (!target || !by) return null;
  const [left, top, width, height] = target;
  const [x, y] = [left + width / 2, top + height / 2];
  const [endX, endY] = [x + (by[0] / picture.width) * 100, y + (by[1] / picture.height) * 100];
  return (
    <svg data-part="arrow" aria-hidden="true">
      <line x1={`${x}%`} y1={`${y}%`} x2={`${endX}%`} y2={`${endY}%`} />
      <circle cx={`${endX}%`} cy={`${endY}%`} r="5" />
    </svg>
  );
}
