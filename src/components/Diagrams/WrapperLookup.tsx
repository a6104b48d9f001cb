import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './kit';

/** The two caches that make one native object have one wrapper. */
export function WrapperLookup(): ReactNode {
  return (
    <Diagram
      title="Two caches, one on each side"
      description="A method such as parent() returns a pointer of Qt. The cache in C++ knows the native object for this address, or makes one with the function that is registered for the nearest class above. The cache in JavaScript knows the wrapper for this native object, or makes one with the class that is registered for its wrapper type. When Qt destroys the object, both entries go and the wrapper's native becomes null."
      width={720}
      height={200}
    >
      <Box x={10} y={20} width={130} height={60} title="Qt's pointer" lines={['from parent()']} />
      <Box
        x={190}
        y={20}
        width={150}
        height={60}
        title="Cache in C++"
        lines={['address to native']}
        tone="accent"
      />
      <Box
        x={390}
        y={20}
        width={150}
        height={60}
        title="Cache in JS"
        lines={['native to wrapper']}
        tone="accent"
      />
      <Box x={590} y={20} width={120} height={60} title="Wrapper" lines={['the one you know']} />
      <Box x={190} y={130} width={150} height={60} title="Not there?" lines={['registered function']} />
      <Box x={390} y={130} width={150} height={60} title="Not there?" lines={['registered class']} />
      <Arrow points="140,50 188,50" />
      <Arrow points="340,50 388,50" />
      <Arrow points="540,50 588,50" />
      <Arrow points="265,128 265,82" label="makes and stores" labelAt={[318, 110]} dashed />
      <Arrow points="465,128 465,82" label="makes and stores" labelAt={[518, 110]} dashed />
    </Diagram>
  );
}
