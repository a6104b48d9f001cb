import type {ReactNode} from 'react';

/** A picture of a program. */
export interface Picture {
  /** Addresses of the picture. */
  light: string;
  dark: string;
  alt: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

/** A picture in the reader's colour mode. Both are in the page; a lazy one that is not shown is never fetched. */
export default function ThemedPicture({light, dark, alt, ...size}: Picture): ReactNode {
  return (
    <>
      <img className="only-light" src={light} alt={alt} loading="lazy" decoding="async" {...size} />
      <img className="only-dark" src={dark} alt={alt} loading="lazy" decoding="async" {...size} />
    </>
  );
}
