import {type CSSProperties, type ReactNode, useRef} from 'react';
import frame from '../WindowFrame/styles.module.css';
import ResizeHandle from './ResizeHandle';
import {LABELS, type Rectangle, type Size} from './settings';
import styles from './styles.module.css';

interface Props {
  /** Size of the window without its frame, in pixels. */
  size: Size;
  /** The rectangle of each label. */
  rectangles: readonly Rectangle[];
  /** Number of the label that can be changed. */
  current: number;
  isDisabled: boolean;
  onChoose: (label: number) => void;
  /**
   * Called when somebody drags the corner of the window or of a label.
   *
   * @param prefix what the names of its width and height begin with in the settings
   */
  onResize: (prefix: string, from: Size, to: Size) => void;
  /** Called when somebody lets a corner go. */
  onResizeEnd: () => void;
}

/** Shows the window with its labels, each of which can be selected. */
export default function Screen(props: Props): ReactNode {
  const {size, rectangles, current, isDisabled, onChoose, onResize, onResizeEnd} = props;
  const {width, height} = size;
  const picture = useRef<HTMLElement>(null);
  const getScale = () => (picture.current?.getBoundingClientRect().width || width) / width;

  return (
    <div className={styles.viewport}>
      <div
        className={`${frame.window} ${styles.window}`}
        style={{'--width': `${width}px`, '--height': `${height}px`} as CSSProperties}
      >
        <div className={frame.bar} aria-hidden="true">
          <span>Layout</span>
        </div>
        <section
          ref={picture}
          className={styles.picture}
          aria-label="Preview of the window. Choose a label to change it."
          style={{width, height}}
        >
          {rectangles.map(([left, top, width, height], index) => (
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
          {!isDisabled &&
            rectangles.map(([left, top, width, height], index) => (
              <ResizeHandle
                key={LABELS[index]?.name}
                size={{width, height}}
                style={{left: left + width, top: top + height}}
                getScale={getScale}
                onStart={() => onChoose(index)}
                onResize={(to) => onResize(`${LABELS[index]?.name}.`, {width, height}, to)}
                onEnd={onResizeEnd}
              />
            ))}
        </section>
        {!isDisabled && (
          <ResizeHandle
            size={size}
            getScale={getScale}
            onResize={(to) => onResize('', size, to)}
            onEnd={onResizeEnd}
          />
        )}
      </div>
    </div>
  );
}
