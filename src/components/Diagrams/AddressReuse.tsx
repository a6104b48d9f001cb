import type {ReactNode} from 'react';
import {Arrow, Box, Panel, Panels, type Tone} from './diagram';

type Cell = readonly [title: string, line: string, tone?: Tone];

type SituationProps = {
  title: string;
  description: string;
  /** The object at the address, the cache's entry for the address, and the wrapper. */
  cells: readonly [Cell, Cell, Cell];
};

/** Draws arrows from the address to the wrapper, unless the cache has no entry. */
function Situation({title, description, cells}: SituationProps): ReactNode {
  const [, [, , toneOfEntry]] = cells;
  return (
    <Panel title={title} description={description} height={90}>
      {cells.map(([name, line, tone], index) => (
        <Box key={name} at={[1 + index * 113, 36, 92, 52]} text={[name, line]} tone={tone} />
      ))}
      {toneOfEntry !== 'gone' && (
        <>
          <Arrow points="93,62 112,62" />
          <Arrow points="206,62 225,62" />
        </>
      )}
    </Panel>
  );
}

/** Shows why the cache entry of a destroyed object has to be deleted: the address can be used again. */
export function AddressReuse(): ReactNode {
  return (
    <Panels caption="One address, two objects. The arrows show how the cache gets from an address to a wrapper.">
      <Situation
        title="1. Button A exists"
        description="Button A is at address 0x5b6e. The cache has an entry for 0x5b6e, which leads to wrapper A."
        cells={[
          ['0x5b6e', 'button A'],
          ['Entry', 'for 0x5b6e'],
          ['Wrapper A', 'QPushButton', 'accent'],
        ]}
      />
      <Situation
        title="2. A and its entry are deleted"
        description="Address 0x5b6e is free, the cache has no entry for it, and the native property of wrapper A is null."
        cells={[
          ['0x5b6e', 'free', 'gone'],
          ['No entry', 'for 0x5b6e', 'gone'],
          ['Wrapper A', 'native is null', 'gone'],
        ]}
      />
      <Situation
        title="3. Button B gets the address"
        description="Button B is at address 0x5b6e. The cache has a new entry for 0x5b6e, which leads to wrapper B."
        cells={[
          ['0x5b6e', 'button B'],
          ['New entry', 'for 0x5b6e'],
          ['Wrapper B', 'QPushButton', 'accent'],
        ]}
      />
      <Situation
        title="If A's entry had stayed: wrong wrapper"
        description="An object that Qt created is at address 0x5b6e. The entry of button A is still there, so a getter for the new object would return wrapper A, whose object has been deleted."
        cells={[
          ['0x5b6e', "Qt's object"],
          ['Old entry', 'for 0x5b6e', 'wrong'],
          ['Wrapper A', 'native is null', 'wrong'],
        ]}
      />
    </Panels>
  );
}
