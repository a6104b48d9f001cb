import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows how qode runs Qt's event loop and still handles Node's events. */
export function EventLoops(): ReactNode {
  return (
    <Diagram
      title="Two event loops on one thread"
      description="Qt's event loop runs on the main thread. It handles three kinds of work: events of the operating system, Qt's own timers, and tasks that are posted when Node has work. Such a task runs libuv without waiting, which calls your timers, network callbacks and promises. A helper thread waits until libuv has work, posts one task to Qt's loop, and waits until that task is done."
      width={680}
      height={270}
    >
      <Box at={[10, 10, 440, 250]} text={['Main thread']} tone="quiet" />
      <Box
        at={[40, 50, 150, 180]}
        text={["Qt's event loop", 'handles one event', 'after another']}
        tone="accent"
      />
      <Box at={[260, 42, 170, 50]} text={['System events', 'mouse, keys, painting']} />
      <Box at={[260, 115, 170, 50]} text={["Qt's timers", 'layout, animation']} />
      <Box at={[260, 188, 170, 50]} text={['libuv, without waiting', 'Node timers, I/O']} tone="accent" />
      <Arrow points="190,67 258,67" />
      <Arrow points="190,140 258,140" />
      <Arrow points="190,213 258,213" />
      <Box at={[510, 10, 160, 250]} text={['Helper thread']} tone="quiet" />
      <Box at={[525, 100, 130, 70]} text={['Waits', 'until libuv', 'has work']} />
      <Arrow points="525,120 480,120 480,30 115,30 115,48" label="posts a task" labelAt={[400, 25]} />
      <Arrow points="430,226 590,226 590,172" label="done" labelAt={[480, 220]} dashed />
    </Diagram>
  );
}
