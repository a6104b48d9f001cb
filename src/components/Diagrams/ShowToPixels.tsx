import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

const steps = [
  ['Polish', 'style sheets apply,', 'Yoga gets its values'],
  ['Show', 'the window exists,', 'show() returns'],
  ['Layout', 'after 10 ms Yoga', 'computes, Qt moves'],
  ['Paint', 'widgets draw into', 'the window\u2019s memory'],
  ['Flush', 'the system puts it', 'on the screen'],
] as const;

const WIDTH = 148;
const GAP = 22;

/** What happens between show() and the first pixels, in order. */
export function ShowToPixels(): ReactNode {
  return (
    <Diagram
      title="From show() to pixels"
      description="Five steps in order. The first two happen inside show(). Polish: style sheets apply and Yoga gets its values. Show: the window exists and show() returns. The others happen in the event loop. Layout: FlexLayout waits 10 milliseconds, then Yoga computes and Qt moves the widgets. Paint: the widgets draw into the window's memory. Flush: the system puts it on the screen."
      width={steps.length * (WIDTH + GAP) + 16}
      height={100}
    >
      {steps.map(([title, ...lines], index) => (
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
