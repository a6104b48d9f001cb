import type {ReactNode} from 'react';
import {setFrame, setLabelStyle, setWindowStyle} from './edit-settings';
import type {Ineffective} from './find-ineffective';
import PropertyFields from './PropertyFields';
import {FRAME_PROPERTIES, LABEL_PROPERTIES, LABELS, type Settings, WINDOW_PROPERTIES} from './settings';
import styles from './styles.module.css';

const FRAME_LABELS = {width: 'Window width', height: 'Window height', labels: 'Number of labels'};

interface Props {
  settings: Settings;
  /** Index of the label whose properties are shown. */
  current: number;
  /** The properties that have no effect, once they are known. */
  ineffective?: Ineffective;
  isDisabled: boolean;
  onChange: (settings: Settings, gesture?: string) => void;
  /** Called when the focus leaves a field. */
  onLeave: () => void;
}

/** Renders the fields for the window and for one of its labels. */
export default function Controls({
  settings,
  current,
  ineffective,
  isDisabled,
  onChange,
  onLeave,
}: Props): ReactNode {
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()} onBlur={onLeave}>
      <fieldset disabled={isDisabled}>
        <legend>Window</legend>
        <PropertyFields
          id="playground"
          properties={FRAME_PROPERTIES}
          values={{
            width: `${settings.width}`,
            height: `${settings.height}`,
            labels: `${settings.labels.length}`,
          }}
          labels={FRAME_LABELS}
          onChange={(name, value, gesture) => onChange(setFrame(settings, name, value), gesture)}
        />
        <PropertyFields
          id="playground-window"
          properties={WINDOW_PROPERTIES}
          values={settings.window}
          ineffective={ineffective?.window}
          onChange={(name, value, gesture) => onChange(setWindowStyle(settings, name, value), gesture)}
        />
      </fieldset>
      <fieldset disabled={isDisabled}>
        <legend>Label “{LABELS[current]?.text}”</legend>
        <PropertyFields
          key={current}
          id="playground-label"
          properties={LABEL_PROPERTIES}
          values={settings.labels[current] ?? {}}
          ineffective={ineffective?.label}
          onChange={(name, value, gesture) =>
            onChange(setLabelStyle(settings, current, {[name]: value}), gesture && `${gesture} ${current}`)
          }
        />
      </fieldset>
      <p className={styles.hint}>
        A greyed-out property has no effect with the current values of the others.
      </p>
    </form>
  );
}
