import type {ReactNode} from 'react';
import type {Screenshot} from '../../lib/program';

/** A screenshot with its alternative text. */
export type Picture = Omit<Screenshot, 'window'> & {alt: string};

/**
 * Renders a picture in the reader's colour mode. The page contains both pictures. If they're lazy, the browser never fetches
 * the hidden one.
 */
export default function ThemedPicture({light, dark, alt, width, height}: Picture): ReactNode {
  const size = {width, height};
  return (
    <>
      <img className="only-light" src={light} alt={alt} loading="lazy" decoding="async" {...size} />
      <img className="only-dark" src={dark} alt={alt} loading="lazy" decoding="async" {...size} />
    </>
  );
}
