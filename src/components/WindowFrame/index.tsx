import type {ReactNode} from 'react';
import ThemedPicture, {type Picture} from '../ThemedPicture';
import styles from './styles.module.css';

interface Props extends Picture {
  /** Title of the window. Undefined for widgets without a frame, such as menus. */
  window?: string;
  /** Content on top of the picture. */
  children?: ReactNode;
}

/** Renders the picture of a window in the frame that a system draws around it. Screen readers ignore the frame. */
export default function WindowFrame(props: Props): ReactNode {
  const {window: title, light, dark, alt, width, height, children} = props;
  return (
    <div className={styles.window}>
      {(title !== undefined || children !== undefined) && (
        <div className={styles.bar} aria-hidden="true" hidden={title === undefined}>
          <span>{title}</span>
        </div>
      )}
      <ThemedPicture light={light} dark={dark} alt={alt} width={width} height={height} />
      {children}
    </div>
  );
}
