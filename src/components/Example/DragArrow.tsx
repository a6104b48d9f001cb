import type {ReactNode} from 'react';
import type {ExampleStep} from '../../lib/program';

/** Draws an arrow from the middle of the target in the direction of a drag. */
export default function DragArrow({step: {target, action}}: {step: ExampleStep}): ReactNode {
  if (!target || !action.by) return null;
  const [left = 0, top = 0, width = 0, height = 0] = target;
  const [right, down] = action.by;
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <svg data-part="arrow" aria-hidden="true">
      <line x1={`${x}%`} y1={`${y}%`} x2={`${x + right}%`} y2={`${y + down}%`} />
      <circle cx={`${x + right}%`} cy={`${y + down}%`} r="5" />
    </svg>
  );
}
