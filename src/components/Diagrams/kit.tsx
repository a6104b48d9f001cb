import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';

/**
 * The parts all diagrams are drawn with. Sizes and positions are in SVG user units; colours come from
 * the site's tokens, so that a diagram follows the colour mode.
 */

type DiagramProps = {
  /** Names the picture in a few words; read out first and shown below it. */
  title: string;
  /** Says in full what the picture shows, for those who do not see it. */
  description: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** One SVG with its text alternative. */
function Drawing({title, description, width, height, children}: DiagramProps): ReactNode {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={styles.drawing}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <defs>
        <marker
          id={`${id}-head`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 L8 4 L0 8 Z" className={styles.head} />
        </marker>
      </defs>
      <g style={{'--arrow-head': `url("#${id}-head")`} as React.CSSProperties}>{children}</g>
    </svg>
  );
}

/** A figure with one drawing: scales down with the page, scrolls sideways where it would get unreadable. */
export function Diagram(props: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={`Diagram: ${props.title}`}>
        <Drawing {...props} />
      </section>
      <figcaption className={styles.caption}>{props.title}</figcaption>
    </figure>
  );
}

/** A figure of several small drawings, to be compared: beside each other, or one below the other on a phone. */
export function Panels({caption, children}: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.panels}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

const PANEL_WIDTH = 320;

/** One drawing of a row, narrow enough for a phone, with its title above it. */
export function Panel({title, children, ...props}: Omit<DiagramProps, 'width'>): ReactNode {
  return (
    <div className={styles.panel}>
      <Drawing title={title} width={PANEL_WIDTH} {...props}>
        <text x={0} y={16} className={styles.name}>
          {title}
        </text>
        {children}
      </Drawing>
    </div>
  );
}

/**
 * `accent`: what the diagram is about; `quiet`: a frame around other boxes; `gone`: what is no longer there;
 * `wrong`: what should not be.
 */
export type Tone = 'plain' | 'accent' | 'quiet' | 'gone' | 'wrong';

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** First line, set in bold. */
  title: string;
  /** Further lines below it. */
  lines?: readonly string[];
  tone?: Tone;
};

const LINE = 18;
const PADDING = 12;

/** A rectangle with a title and lines of text; a `quiet` one keeps its text at the top left. */
export function Box({x, y, width, height, title, lines = [], tone = 'plain'}: BoxProps): ReactNode {
  const frame = tone === 'quiet';
  const textX = frame ? x + PADDING : x + width / 2;
  const first = frame ? y + PADDING + 10 : y + height / 2 - (lines.length * LINE) / 2 + 5;
  return (
    <g className={styles[tone]}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={textX} y={first} textAnchor={frame ? 'start' : 'middle'}>
        <tspan className={styles.name}>{title}</tspan>
        {lines.map((line, index) => (
          <tspan key={line} x={textX} y={first + (index + 1) * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

type ArrowProps = {
  /** Points from the tail to the head, as SVG has them: `10,20 30,20`. */
  points: string;
  label?: string;
  /** Where the label's middle is; required with a label. */
  labelAt?: readonly [number, number];
  /** A reference that keeps nothing alive, or a step that is optional. */
  dashed?: boolean;
};

/** A line of straight parts with a head at its end. */
export function Arrow({points, label, labelAt, dashed = false}: ArrowProps): ReactNode {
  return (
    <g className={styles.arrow}>
      <polyline points={points} className={dashed ? styles.dashed : undefined} />
      {label && labelAt ? (
        <text x={labelAt[0]} y={labelAt[1]} textAnchor="middle">
          {label}
        </text>
      ) : null}
    </g>
  );
}
