import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows the two caches that give each native element a single wrapper. */
export function WrapperLookup(): ReactNode {
  return (
    <Diagram
      title="The cache in C++ and the cache in JavaScript"
      description="A method such as parent() gets a pointer from Qt. The cache in C++ returns the native element for this address. If there is none, the function that is registered for the nearest base class creates one. The cache in JavaScript returns the wrapper for this native element. If there is none, the class that is registered for its wrapper type creates one. When Qt destroys the object, both entries are removed and the wrapper's native property becomes null."
      width={720}
      height={200}
    >
      <Box at={[10, 20, 130, 60]} text={["Qt's pointer", 'from parent()']} />
      <Box at={[190, 20, 150, 60]} text={['Cache in C++', 'address to native']} tone="accent" />
      <Box at={[390, 20, 150, 60]} text={['Cache in JS', 'native to wrapper']} tone="accent" />
      <Box at={[590, 20, 120, 60]} text={['Wrapper', 'one per object']} />
      <Box at={[190, 130, 150, 60]} text={['No entry?', 'registered function']} />
      <Box at={[390, 130, 150, 60]} text={['No entry?', 'registered class']} />
      <Arrow points="140,50 188,50" />
      <Arrow points="340,50 388,50" />
      <Arrow points="540,50 588,50" />
      <Arrow points="265,128 265,82" label="creates, stores" labelAt={[318, 110]} dashed />
      <Arrow points="465,128 465,82" label="creates, stores" labelAt={[518, 110]} dashed />
    </Diagram>
  );
}
