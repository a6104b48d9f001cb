import {type ReactNode, useEffect, useRef} from 'react';
import frame from '../WindowFrame/styles.module.css';
import {LABELS, type Rectangle} from './settings';
import styles from './styles.module.css';

interface Props {
  /** Size of the window without its frame, in pixels. */
  width: number;
  height: number;
  /** Where the labels are. */
  places: readonly Rectangle[];
  /** Number of the label that can be changed. */
  current: number;
  isDisabled: boolean;
  onChoose: (label: number) => void;
  /** Called when somebody drags the corner of the window. */
  onResize: (width: number, height: number) => void;
}

/** The window with its labels, each of which can be chosen. */
export default function Screen(props: Props): ReactNode {
  const {width, height, places, current, isDisabled, onChoose, onResize} = props;
  const picture = useRef<HTMLElement>(null);

  useEffect(() => {
    const {current: element} = picture;
    if (!element || isDisabled) return;
    const observer = new ResizeObserver(() => {
      const {offsetWidth, offsetHeight} = element;
      if (offsetWidth !== width || offsetHeight !== height) onResize(offsetWidth, offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDisabled, width, height, onResize]);

  return (
    <div className={frame.window}>
      <div className={frame.bar} aria-hidden="true">
        <span>Layout</span>
      </div>
      <section
        ref={picture}
        className={styles.picture}
        aria-label="Preview of the window. Choose a label to change it."
        style={{width, height}}
      >
        {places.map(([left, top, width, height], index) => (
          <button
            key={LABELS[index]?.name}
            type="button"
            disabled={isDisabled}
            aria-pressed={isDisabled ? undefined : index === current}
            style={{left, top, width, height}}
            onClick={() => onChoose(index)}
          >
            {LABELS[index]?.text}
          </button>
        ))}
      </section>
    </div>
  );
}
