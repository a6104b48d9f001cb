import Link from '@docusaurus/Link';
import items from '@generated/examples/default/_gallery.js';
import type {CSSProperties, ReactNode} from 'react';
import type {TOPICS} from '../../lib/examples';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

interface Props {
  /** The group of `examples/` to show. */
  topic: keyof typeof TOPICS;
}

/** Widest picture, in CSS pixels, that shares a row of two cards with another. */
const MAX_SHARED_WIDTH = 420;

const isWide = ({width}: {width: number}): boolean => width > MAX_SHARED_WIDTH;

/**
 * Shows pictures of a group of widgets at the same scale, each with a link to its class and a sentence about the class.
 * Wide pictures come last, because each of them fills a row.
 * @throws if no example has this topic
 */
export default function Gallery({topic}: Props): ReactNode {
  const cards = items
    .filter((item) => item.topic === topic)
    .sort((a, b) => Number(isWide(a)) - Number(isWide(b)));
  if (cards.length === 0) {
    throw new Error(
      `<Gallery topic="${topic}">: no example has this topic. Write one of the topics in src/lib/examples.ts.`,
    );
  }
  return (
    <div className={styles.container}>
      <ul className={styles.gallery} style={{'--max-shared-width': MAX_SHARED_WIDTH} as CSSProperties}>
        {cards.map(({symbol, summary, url, window, ...picture}) => (
          <li key={symbol} className={styles.item} data-wide={isWide(picture) ? '' : undefined}>
            <div className={styles.picture} style={{'--width': picture.width} as CSSProperties}>
              {/* A title would be cut in a small window, and the name of the class is below it. */}
              <WindowFrame {...picture} window={window === undefined ? undefined : ''} />
            </div>
            <div className={styles.text}>
              <Link to={url} className={styles.name}>
                {symbol}
              </Link>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
