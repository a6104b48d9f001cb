import type {ReactNode} from 'react';

/** Renders text with places for line breaks before the capital letters of names that are too long for a narrow line. */
export default function LongName({children}: {children: ReactNode}): ReactNode {
  if (typeof children !== 'string' || !/\S{16}/.test(children)) return children;
  const [start, ...others] = children.split(/(?<=..)(?=[A-Z][a-z])/);
  return others.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    start,
  );
}
