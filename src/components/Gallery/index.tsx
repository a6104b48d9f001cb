import Link from '@docusaurus/Link';
import items from '@generated/examples/default/_gallery.js';
import type {ReactNode} from 'react';
import type {TOPICS} from '../../lib/examples';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

interface Props {
  /** Which group of `examples/` to show. */
  topic: keyof typeof TOPICS;
}

/** Room for a picture in a card, below the bar of its window, in CSS pixels. */
const ROOM = {width: 232, height: 140};

/** Pictures of one group of widgets, each leading to the page of its class. */
export default function Gallery({topic}: Props): ReactNode {
  return (
    <ul className={styles.gallery}>
      {items
        .filter((item) => item.topic === topic)
        .map((item) => ({
          ...item,
          scale: Math.min(1, ROOM.width / item.width, ROOM.height / item.height),
        }))
        .map(({symbol, url, window, alt, width, height, light, dark, scale}) => (
          <li key={symbol} className={styles.item}>
            <div className={styles.picture}>
              <WindowFrame
                window={window}
                light={light}
                dark={dark}
                alt={alt}
                width={Math.round(width * scale)}
                height={Math.round(height * scale)}
              />
            </div>
            <Link to={url} className={styles.name}>
              {symbol}
            </Link>
          </li>
        ))}
    </ul>
  );
}
