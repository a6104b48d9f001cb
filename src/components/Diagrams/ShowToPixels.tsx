import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

const STEPS = [
  ['Polish', 'style sheets apply,', 'Yoga gets its values'],
  ['Show', 'the window exists,', 'show() returns'],
  ['Layout', 'after 10 ms, Yoga', 'and Qt place widgets'],
  ['Paint', 'widgets draw into', 'the window\u2019s memory'],
  ['Flush', 'the system puts it', 'on the screen'],
] as const;

/** Number of steps that happen before show() returns. */
const STEPS_IN_SHOW = 2;

const WIDTH = 148;
const GAP = 22;

/** Returns the left edge of the box with the given index. */
const getLeft = (index: number): number => 10 + index * (WIDTH + GAP);

/** Shows the steps between show() and the first pixels, in order. */
export function ShowToPixels(): ReactNode {
  return (
    <Diagram
      title="From show() to pixels"
      description="There are five steps. The first two happen inside show(). In the polish step, style sheets are applied and Yoga gets its values. In the show step, the window is created and show() returns. The other steps happen in the event loop. In the layout step, FlexLayout waits 10 milliseconds, then Yoga computes the positions and Qt moves the widgets. In the paint step, the widgets draw into the window's memory. In the flush step, the system puts that memory on the screen."
      width={STEPS.length * (WIDTH + GAP) + 16}
      height={100}
    >
      {STEPS.map(([title, ...lines], index) => (
        <g key={title}>
          <Box
            at={[getLeft(index), 10]}
            size={[WIDTH, 80]}
            title={title}
            lines={lines}
            tone={index < STEPS_IN_SHOW ? 'accent' : 'plain'}
          />
          {index > 0 ? <Arrow points={`${getLeft(index) - GAP},50 ${getLeft(index) - 2},50`} /> : null}
        </g>
      ))}
    </Diagram>
  );
}
