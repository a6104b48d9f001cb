import type {ReactNode} from 'react';
import {Arrow, Box, Panel, Panels, type Tone} from './kit';

type Cell = readonly [title: string, line: string, tone?: Tone];

const WIDTH = 92;
const STEP = 113;

type MomentProps = {
  title: string;
  description: string;
  /** What lies at the address, the cache's entry for it, and the wrapper. */
  cells: readonly [Cell, Cell, Cell];
  /** Whether the address leads to the wrapper. */
  found: boolean;
};

function Moment({title, description, cells, found}: MomentProps): ReactNode {
  return (
    <Panel title={title} description={description} height={90}>
      {cells.map(([name, line, tone], index) => (
        <Box
          key={name}
          x={1 + index * STEP}
          y={36}
          width={WIDTH}
          height={52}
          title={name}
          lines={[line]}
          tone={tone}
        />
      ))}
      {found
        ? [0, 1].map((index) => (
            <Arrow key={index} points={`${1 + index * STEP + WIDTH},62 ${(index + 1) * STEP - 1},62`} />
          ))
        : null}
    </Panel>
  );
}

/** Why an entry of the cache has to go with its object: the address is used again. */
export function AddressReuse(): ReactNode {
  return (
    <Panels caption="One address, two objects. An arrow is the way from an address to its wrapper.">
      <Moment
        title="1. Button A lives"
        description="At address 0x5b6e lies button A. The cache has an entry for 0x5b6e, and it leads to wrapper A."
        cells={[
          ['0x5b6e', 'button A'],
          ['Entry', 'for 0x5b6e'],
          ['Wrapper A', 'QPushButton', 'accent'],
        ]}
        found
      />
      <Moment
        title="2. A is destroyed: its entry goes"
        description="Address 0x5b6e is free, the cache has no entry for it, and the native of wrapper A is null."
        cells={[
          ['0x5b6e', 'free', 'gone'],
          ['No entry', 'for 0x5b6e', 'gone'],
          ['Wrapper A', 'native is null', 'gone'],
        ]}
        found={false}
      />
      <Moment
        title="3. Button B gets the address"
        description="At address 0x5b6e lies button B. The cache has a new entry for 0x5b6e, and it leads to wrapper B."
        cells={[
          ['0x5b6e', 'button B'],
          ['New entry', 'for 0x5b6e'],
          ['Wrapper B', 'QPushButton', 'accent'],
        ]}
        found
      />
      <Moment
        title="Had A's entry stayed: the wrong one"
        description="At address 0x5b6e lies an object that Qt has made. The entry of button A has stayed, so a getter that returns the new object would give wrapper A, whose object is dead."
        cells={[
          ['0x5b6e', "Qt's object"],
          ['Old entry', 'for 0x5b6e', 'wrong'],
          ['Wrapper A', 'native is null', 'wrong'],
        ]}
        found
      />
    </Panels>
  );
}
