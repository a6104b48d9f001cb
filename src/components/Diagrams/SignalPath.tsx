import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows how a signal and an event get from Qt to a listener. */
export function SignalPath(): ReactNode {
  return (
    <Diagram
      title="How signals and events reach your listeners"
      description="The upper row shows a signal. Qt emits it, and the lambda that the class has connected packs the arguments and calls emitOnNode. The JavaScript function logExceptions wraps the arguments, and the event emitter calls the listeners. The lower row shows an event. Qt calls event() of the N class, which checks if there is a subscription. If so, it calls logExceptions before the widget handles the event. It calls logExceptions again after that, unless a listener has marked the event as processed."
      width={720}
      height={250}
    >
      <Box at={[10, 20, 130, 60]} text={['Qt', 'emits a signal']} />
      <Box at={[180, 20, 150, 60]} text={['Lambda', 'packs the arguments']} />
      <Box at={[10, 110, 130, 60]} text={['Qt', 'calls event()']} />
      <Box at={[180, 110, 150, 60]} text={['EventWidget', 'subscribed?']} />
      <Box at={[180, 196, 150, 44]} text={["Widget's own event()"]} />
      <Box at={[390, 65, 140, 60]} text={['logExceptions', 'one per object']} tone="accent" />
      <Box at={[580, 65, 130, 60]} text={['Listeners', 'of the emitter']} />
      <Arrow points="140,50 178,50" />
      <Arrow points="330,50 360,50 360,85 388,85" />
      <Arrow points="140,140 178,140" />
      <Arrow points="330,130 360,130 360,105 388,105" label="before" labelAt={[382, 146]} />
      <Arrow points="255,170 255,194" label="not processed" labelAt={[305, 187]} dashed />
      <Arrow points="330,218 460,218 460,127" label="after" labelAt={[480, 190]} dashed />
      <Arrow points="530,95 578,95" />
    </Diagram>
  );
}
