import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

const STEPS = [
  ['Polish', 'style sheets apply,', 'Yoga gets its values'],
  ['Show', 'the window exists,', 'show() returns'],
  ['Layout', 'after 10 ms, Yoga', 'and Qt place widgets'],
  ['Paint', 'widgets draw into', 'the window\u2019s memory'],
  ['Flush', 'the system puts it', 'on the screen'],
] as const;

const WIDTH = 148;
const GAP = 22;

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
            x={10 + index * (WIDTH + GAP)}
            y={10}
            width={WIDTH}
            height={80}
            title={title}
            lines={lines}
            tone={index < 2 ? 'accent' : 'plain'}
          />
          {index > 0 ? (
            <Arrow points={`${10 + index * (WIDTH + GAP) - GAP},50 ${8 + index * (WIDTH + GAP)},50`} />
          ) : null}
        </g>
      ))}
    </Diagram>
  );
}
