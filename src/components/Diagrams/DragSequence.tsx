import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows the events that a drag sends to the source and to the target, in order. */
export function DragSequence(): ReactNode {
  return (
    <Diagram
      title="The events of a drag, in order"
      description="In the source, a mouse button is pressed and the mouse moves. Your listener creates a QDrag and calls exec(), which returns when the drag is over. Meanwhile, the target receives DragEnter, which you accept, and then many DragMove events. The last event is either DragLeave, or Drop, which you accept as well. If DragEnter isn't accepted, the target receives no further events."
      width={690}
      height={210}
    >
      <Box at={[10, 10, 670, 90]} text={['Source']} tone="quiet" />
      <Box at={[30, 44, 150, 40]} text={['MouseButtonPress']} />
      <Box at={[215, 44, 150, 40]} text={['MouseMove']} />
      <Box at={[400, 44, 260, 40]} text={['drag.exec() waits']} tone="accent" />
      <Box at={[10, 110, 670, 90]} text={['Target']} tone="quiet" />
      <Box at={[30, 144, 150, 40]} text={['DragEnter: accept']} tone="accent" />
      <Box at={[215, 144, 150, 40]} text={['DragMove (many)']} />
      <Box at={[400, 144, 120, 40]} text={['Drop: accept']} tone="accent" />
      <Box at={[555, 144, 105, 40]} text={['DragLeave']} />
      <Arrow points="180,64 213,64" />
      <Arrow points="365,64 398,64" />
      <Arrow points="180,164 213,164" />
      <Arrow points="365,164 398,164" />
      <Arrow points="520,164 553,164" label="or" labelAt={[536, 159]} dashed />
      <Arrow points="470,84 470,142" dashed />
    </Diagram>
  );
}
