import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

/** Which of the three objects behind one widget keeps which other alive. */
export function Ownership(): ReactNode {
  return (
    <Diagram
      title="Three objects behind one widget, and what holds what"
      description="The wrapper in JavaScript holds the native object of the addon, which points at Qt's object without holding it. Qt's object holds the function that emits events, and through it the wrapper: the ring is closed as long as Qt's object lives. Qt's parent owns Qt's object and deletes it. Your variable holds the wrapper as well, and dropping it changes nothing. The wrapper cache holds the wrapper weakly."
      width={690}
      height={222}
    >
      <Box
        x={20}
        y={90}
        width={150}
        height={60}
        title="Wrapper"
        lines={['QPushButton in JS']}
        tone="accent"
      />
      <Box x={270} y={90} width={150} height={60} title="Native object" lines={['of the addon']} />
      <Box
        x={520}
        y={90}
        width={150}
        height={60}
        title="Qt's object"
        lines={['the real button']}
        tone="accent"
      />
      <Box x={20} y={10} width={150} height={36} title="Your variable" />
      <Box x={270} y={10} width={150} height={36} title="Wrapper cache" />
      <Box x={520} y={10} width={150} height={36} title="Qt's parent" />
      <Arrow points="95,46 95,88" label="holds" labelAt={[116, 72]} />
      <Arrow points="270,28 140,58 140,88" label="weak" labelAt={[222, 62]} dashed />
      <Arrow points="595,46 595,88" label="owns, deletes" labelAt={[640, 72]} />
      <Arrow points="170,120 268,120" label="holds" labelAt={[219, 114]} />
      <Arrow points="420,120 518,120" label="points at" labelAt={[469, 114]} dashed />
      <Arrow
        points="595,150 595,210 95,210 95,152"
        label="holds the emitter, and with it the wrapper, until it is deleted"
        labelAt={[345, 204]}
      />
    </Diagram>
  );
}
