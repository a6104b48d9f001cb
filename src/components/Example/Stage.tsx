import type {CSSProperties, ReactNode} from 'react';
import type {Picture} from '../ThemedPicture';
import WindowFrame from '../WindowFrame';
import type {Step} from './Steps';
import styles from './styles.module.css';

interface Props {
  /** The program before the first step. */
  picture: Picture & {window?: string};
  steps: Step[];
}

/**
 * Where `src/islands/player.ts` lets the reader act on a program: its picture, with room for the largest one that
 * follows, and below it room for what is said.
 */
export default function Stage({picture, steps}: Props): ReactNode {
  const pictures = [picture, ...steps.flatMap((step) => step.picture ?? [])];
  const width = Math.max(...pictures.map((one) => one.width));
  const height = Math.max(...pictures.map((one) => one.height));
  const room = {'--width': `${width}px`, '--shape': `${width} / ${height}`} as CSSProperties;
  const share = {'--share': picture.width / width} as CSSProperties;
  return (
    <div className={styles.stage} data-part="stage">
      <div className={styles.room} style={room} data-part="room" data-width={width}>
        <div className={styles.shown} style={share} data-part="shown">
          <WindowFrame {...picture}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the island may add to it */}
            <div className={styles.marks} data-part="marks" dangerouslySetInnerHTML={{__html: ''}} />
          </WindowFrame>
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the island may add to it */}
      <div className={styles.panel} data-part="panel" dangerouslySetInnerHTML={{__html: ''}} />
    </div>
  );
}
