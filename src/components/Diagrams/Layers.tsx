import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows the layers of a NodeGUI program, from the app's code down to the operating system. */
export function Layers(): ReactNode {
  return (
    <Diagram
      title="The layers of a running program"
      description="There are four layers, and your program runs in one process, which is called qode. Your JavaScript calls the wrapper classes of the package. They call the native addon, which is written in C++ with Node-API. The addon calls Yoga, which computes flexbox positions, and Qt, which draws and talks to the operating system. Signals and events take the same way back up."
      width={680}
      height={330}
    >
      <Box at={[10, 10, 660, 256]} text={['One process: qode, based on Node.js 24']} tone="quiet" />
      <Box at={[150, 44, 300, 42]} text={['Your program', 'JavaScript or TypeScript']} />
      <Box at={[150, 110, 300, 42]} text={['Wrapper classes', 'JavaScript in dist/']} tone="accent" />
      <Box at={[150, 176, 300, 42]} text={['Native addon', 'nodegui_core.node, C++']} tone="accent" />
      <Box at={[490, 176, 160, 42]} text={['Yoga', 'inside the addon']} />
      <Box at={[30, 44, 90, 174]} text={['Node.js', 'modules,', 'timers,', 'network,', 'files']} />
      <Box at={[150, 282, 300, 38]} text={['Qt 6 libraries and the operating system']} />
      <Arrow points="280,86 280,108" />
      <Arrow points="320,110 320,88" dashed />
      <Arrow points="280,152 280,174" />
      <Arrow points="320,176 320,154" dashed />
      <Arrow points="280,218 280,280" label="calls" labelAt={[258, 252]} />
      <Arrow points="320,282 320,220" label="signals and events" labelAt={[384, 252]} dashed />
      <Arrow points="450,197 488,197" />
    </Diagram>
  );
}
