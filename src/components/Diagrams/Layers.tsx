import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

/** What a NodeGUI program consists of, from the app's own code down to the operating system. */
export function Layers(): ReactNode {
  return (
    <Diagram
      title="The layers of a running program"
      description="Four layers inside one process called qode. Your JavaScript calls the wrapper classes of the package; these call the native addon, written in C++ against Node-API; the addon calls Qt, which draws and talks to the operating system, and Yoga, which computes flexbox positions. Signals and events travel back up the same way."
      width={680}
      height={330}
    >
      <Box x={10} y={10} width={660} height={256} title="one process: qode, a Node.js 24" tone="quiet" />
      <Box x={150} y={44} width={300} height={42} title="Your program" lines={['JavaScript or TypeScript']} />
      <Box
        x={150}
        y={110}
        width={300}
        height={42}
        title="Wrapper classes"
        lines={['JavaScript in dist/']}
        tone="accent"
      />
      <Box
        x={150}
        y={176}
        width={300}
        height={42}
        title="Native addon"
        lines={['nodegui_core.node, C++']}
        tone="accent"
      />
      <Box x={490} y={176} width={160} height={42} title="Yoga" lines={['inside the addon']} />
      <Box
        x={30}
        y={44}
        width={90}
        height={174}
        title="Node.js"
        lines={['modules,', 'timers,', 'network,', 'files']}
      />
      <Box x={150} y={282} width={300} height={38} title="Qt 6 libraries and the operating system" />
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
