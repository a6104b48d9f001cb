import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows how the three objects behind a widget keep each other alive. */
export function Ownership(): ReactNode {
  return (
    <Diagram
      title="The three objects behind a widget, and their references"
      description="The wrapper in JavaScript keeps the native element of the addon alive. The native element points to Qt's object, but doesn't keep it alive. Qt's object refers to the function that emits events, which keeps the wrapper alive. So the wrapper stays alive as long as Qt's object exists. Qt's parent owns Qt's object and deletes it. Your variable also refers to the wrapper, but nothing changes if you drop it. The wrapper cache has only a weak reference to the wrapper."
      width={690}
      height={222}
    >
      <Box at={[20, 90, 150, 60]} text={['Wrapper', 'QPushButton in JS']} tone="accent" />
      <Box at={[270, 90, 150, 60]} text={['Native element', 'of the addon']} />
      <Box at={[520, 90, 150, 60]} text={["Qt's object", 'the real button']} tone="accent" />
      <Box at={[20, 10, 150, 36]} text={['Your variable']} />
      <Box at={[270, 10, 150, 36]} text={['Wrapper cache']} />
      <Box at={[520, 10, 150, 36]} text={["Qt's parent"]} />
      <Arrow points="95,46 95,88" label="strong" labelAt={[116, 72]} />
      <Arrow points="270,28 140,58 140,88" label="weak" labelAt={[222, 62]} dashed />
      <Arrow points="595,46 595,88" label="owns, deletes" labelAt={[640, 72]} />
      <Arrow points="170,120 268,120" label="strong" labelAt={[219, 114]} />
      <Arrow points="420,120 518,120" label="points to" labelAt={[469, 114]} dashed />
      <Arrow
        points="595,150 595,210 95,210 95,152"
        label="keeps the emitter and the wrapper alive until it is deleted"
        labelAt={[345, 204]}
      />
    </Diagram>
  );
}
