import {type CSSProperties, type PointerEvent, type ReactNode, useRef} from 'react';
import type {Size} from './settings';
import styles from './styles.module.css';

interface Props {
  /** The current size of what is resized, in pixels of the window. */
  size: Size;
  style?: CSSProperties;
  /** Returns how many pixels of the screen one pixel of the window has. */
  getScale: () => number;
  onStart?: () => void;
  onResize: (size: Size) => void;
  onEnd: () => void;
}

/** Renders a corner that can be dragged. It's only for pointers, because fields do the same with the keyboard. */
export default function ResizeHandle({size, style, getScale, onStart, onResize, onEnd}: Props): ReactNode {
  const start = useRef<Size & {x: number; y: number; scale: number}>(undefined);

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {...size, x: event.clientX, y: event.clientY, scale: getScale()};
    onStart?.();
  };
  const drag = ({clientX, clientY}: PointerEvent) => {
    if (!start.current) return;
    const {width, height, x, y, scale} = start.current;
    onResize({
      width: Math.round(width + (clientX - x) / scale),
      height: Math.round(height + (clientY - y) / scale),
    });
  };
  const release = () => {
    if (!start.current) return;
    start.current = undefined;
    onEnd();
  };
  return (
    <span
      className={styles.handle}
      style={style}
      aria-hidden="true"
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
