import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

/** How qode lets Qt's event loop run while Node's stays alive. */
export function EventLoops(): ReactNode {
  return (
    <Diagram
      title="Two event loops on one thread"
      description="On the main thread Qt's loop runs. It takes turns with three kinds of work: events of the operating system, Qt's own timers, and tasks that say that Node has work. Such a task runs libuv without waiting, and with it your timers, network callbacks and promises. A helper thread does nothing but wait until libuv has work, posts one task to Qt's loop, and waits until that task is done."
      width={680}
      height={270}
    >
      <Box x={10} y={10} width={440} height={250} title="main thread" tone="quiet" />
      <Box
        x={40}
        y={50}
        width={150}
        height={180}
        title="Qt's event loop"
        lines={['takes the next thing', 'that is due']}
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
      <Box x={510} y={10} width={160} height={250} title="helper thread" tone="quiet" />
      <Box
        x={525}
        y={100}
        width={130}
        height={70}
        title="waits"
        lines={['until libuv has', 'something to do']}
      />
      <Arrow points="525,120 480,120 480,30 115,30 115,48" label="posts a task" labelAt={[400, 25]} />
      <Arrow points="430,226 590,226 590,172" label="done" labelAt={[480, 220]} dashed />
    </Diagram>
  );
}
