/**
 * The components that all diagrams consist of. Sizes and positions are in SVG user units. Colours come from the site's
 * design tokens, so that a diagram follows the colour mode.
 */

import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type DiagramProps = {
  /** A short name of the diagram. Screen readers read it first, and it's shown with the diagram. */
  title: string;
  /** A full description for those who don't see the diagram. */
  description: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** Renders an SVG with its text alternative. */
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

/** Renders a figure with one drawing. It scales down with the page, and scrolls sideways before it becomes unreadable. */
export function Diagram(props: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.scroller} tabIndex={0} aria-label={`Diagram: ${props.title}`}>
        <Drawing {...props} />
      </section>
      <figcaption className={styles.caption}>{props.title}</figcaption>
    </figure>
  );
}

/** Renders a figure with several small drawings to compare. They're side by side, or one below the other on a phone. */
export function Panels({caption, children}: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.panels}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

const PANEL_WIDTH = 320;

/** Renders one of several drawings, narrow enough for a phone, with its title at the top. */
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
 * The look of a box. `accent` is for the subject of the diagram, `quiet` for a frame around other boxes, `gone` for an object
 * that no longer exists, and `wrong` for a mistake.
 */
export type Tone = 'plain' | 'accent' | 'quiet' | 'gone' | 'wrong';

type BoxProps = {
  /** The upper left corner and the size. */
  at: readonly [x: number, y: number, width: number, height: number];
  /** The lines in the box. The first is in bold. */
  text: readonly [title: string, ...lines: string[]];
  tone?: Tone;
};

const LINE_HEIGHT = 18;
const PADDING = 12;

/** Height of capital letters, by which the baseline of a line is below the line's top. */
const CAPITAL_HEIGHT = 10;

/** Renders a rectangle with a title and lines of text. If it is `quiet`, the text is at the top left. */
export function Box({
  at: [x, y, width, height],
  text: [title, ...lines],
  tone = 'plain',
}: BoxProps): ReactNode {
  const isFrame = tone === 'quiet';
  const textX = isFrame ? x + PADDING : x + width / 2;
  const firstBaseline = isFrame
    ? y + PADDING + CAPITAL_HEIGHT
    : y + (height - lines.length * LINE_HEIGHT + CAPITAL_HEIGHT) / 2;
  return (
    <g className={styles[tone]}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={textX} y={firstBaseline} textAnchor={isFrame ? 'start' : 'middle'}>
        <tspan className={styles.name}>{title}</tspan>
        {lines.map((line, index) => (
          <tspan key={line} x={textX} y={firstBaseline + (index + 1) * LINE_HEIGHT}>
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
  /** The position of the label's middle. Required with a label. */
  labelAt?: readonly [number, number];
  /** True for a weak reference or an optional step. */
  dashed?: boolean;
};

/** Renders a line of straight segments with an arrowhead at its end. */
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
