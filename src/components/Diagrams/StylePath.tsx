import type {ReactNode} from 'react';
import {Arrow, Box, Diagram} from './diagram';

/** Shows how Qt and Yoga both get their values from one style sheet. */
export function StylePath(): ReactNode {
  return (
    <Diagram
      title="One style sheet for Qt and for Yoga"
      description="Your style sheet goes through PostCSS, which turns flexbox properties into Qt properties and doesn't change the others. Qt parses the result once. Qt paints with the colours, borders and fonts. Properties that begin with qproperty-y are set on the widget when it is polished, and their setters change the Yoga node."
      width={720}
      height={190}
    >
      <Box at={[10, 65, 130, 60]} text={['Your style sheet', 'width, flex, color']} />
      <Box at={[180, 65, 150, 60]} text={['PostCSS', 'qproperty-yWidth']} tone="accent" />
      <Box at={[370, 65, 130, 60]} text={["Qt's parser", 'at setStyleSheet']} />
      <Box at={[560, 10, 150, 60]} text={['Painting', 'color, border, font']} />
      <Box at={[560, 120, 150, 60]} text={['Yoga node', 'at polish, by setters']} tone="accent" />
      <Arrow points="140,95 178,95" />
      <Arrow points="330,95 368,95" />
      <Arrow points="500,85 530,85 530,40 558,40" />
      <Arrow points="500,105 530,105 530,150 558,150" />
    </Diagram>
  );
}
