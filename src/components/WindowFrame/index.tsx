import type {ReactNode} from 'react';
import type {Screenshot} from '../../lib/examples';
import styles from './styles.module.css';

interface Props extends Screenshot {
  /** Text that describes the picture. */
  alt: string;
  /** Content on top of the picture. */
  children?: ReactNode;
}

/**
 * Renders the picture of a window in the frame that a system draws around it. Screen readers ignore the frame. The page
 * contains the pictures of both colour modes. As they're lazy, the browser never fetches the hidden one.
 */
export default function WindowFrame(props: Props): ReactNode {
  const {window: title, light, dark, alt, width, height, children} = props;
  const size = {width, height};
  return (
    <div className={styles.window}>
      {(title !== undefined || children !== undefined) && (
        <div className={styles.bar} aria-hidden="true" hidden={title === undefined}>
          <span>{title}</span>
        </div>
      )}
      <img className="only-light" src={light} alt={alt} loading="lazy" decoding="async" {...size} />
      <img className="only-dark" src={dark} alt={alt} loading="lazy" decoding="async" {...size} />
      {children}
    </div>
  );
}
