import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

/** Shows how qode runs Qt's event loop and still handles Node's events. */
export function EventLoops(): ReactNode {
  return (
    <Diagram
      title="Two event loops on one thread"
      description="Qt's event loop runs on the main thread. It handles three kinds of work: events of the operating system, Qt's own timers, and tasks that are posted when Node has work. Such a task runs libuv without waiting, which calls your timers, network callbacks and promises. A helper thread waits until libuv has work, posts one task to Qt's loop, and waits until that task is done."
      width={680}
      height={270}
    >
      <Box x={10} y={10} width={440} height={250} title="Main thread" tone="quiet" />
      <Box
        x={40}
        y={50}
        width={150}
        height={180}
        title="Qt's event loop"
        lines={['handles one event', 'after another']}
        tone="accent"
      />
      <Box x={260} y={42} width={170} height={50} title="System events" lines={['mouse, keys, painting']} />
      <Box x={260} y={115} width={170} height={50} title="Qt's timers" lines={['layout, animation']} />
      <Box
        x={260}
        y={188}
        width={170}
        height={50}
        title="libuv, without waiting"
        lines={['Node timers, I/O']}
        tone="accent"
      />
      <Arrow points="190,67 258,67" />
      <Arrow points="190,140 258,140" />
      <Arrow points="190,213 258,213" />
      <Box x={510} y={10} width={160} height={250} title="Helper thread" tone="quiet" />
      <Box x={525} y={100} width={130} height={70} title="Waits" lines={['until libuv', 'has work']} />
      <Arrow points="525,120 480,120 480,30 115,30 115,48" label="posts a task" labelAt={[400, 25]} />
      <Arrow points="430,226 590,226 590,172" label="done" labelAt={[480, 220]} dashed />
    </Diagram>
  );
}
