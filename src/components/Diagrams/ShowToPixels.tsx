import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows the steps between show() and the first pixels, in order. */
export function ShowToPixels(): ReactNode {
  return (
    <Diagram
      title="From show() to pixels"
      description="There are five steps. The first two happen inside show(). In the polish step, style sheets are applied and Yoga gets its values. In the show step, the window is created and show() returns. The other steps happen in the event loop. In the layout step, FlexLayout waits 10 milliseconds, then Yoga computes the positions and Qt moves the widgets. In the paint step, the widgets draw into the window's memory. In the flush step, the system puts that memory on the screen."
      width={866}
      height={100}
    >
      <Box
        at={[10, 10, 148, 80]}
        text={['Polish', 'style sheets apply,', 'Yoga gets its values']}
        tone="accent"
      />
      <Box at={[180, 10, 148, 80]} text={['Show', 'the window exists,', 'show() returns']} tone="accent" />
      <Box at={[350, 10, 148, 80]} text={['Layout', 'after 10 ms, Yoga', 'and Qt place widgets']} />
      <Box at={[520, 10, 148, 80]} text={['Paint', 'widgets draw into', 'the window’s memory']} />
      <Box at={[690, 10, 148, 80]} text={['Flush', 'the system puts it', 'on the screen']} />
      <Arrow points="158,50 178,50" />
      <Arrow points="328,50 348,50" />
      <Arrow points="498,50 518,50" />
      <Arrow points="668,50 688,50" />
    </Diagram>
  );
}
