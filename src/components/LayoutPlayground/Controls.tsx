import type {ReactNode} from 'react';
import Control from './Control';
import {
  FRAME_PROPERTIES,
  type Label,
  listLabelProperties,
  type Property,
  type Settings,
  WINDOW_PROPERTIES,
} from './settings';
import styles from './styles.module.css';

interface Props {
  settings: Settings;
  /** The label whose properties are shown. */
  label: Label;
  /** Names of the properties for which no value would change the layout, once they are known. */
  ineffective?: ReadonlySet<string>;
  isDisabled: boolean;
  /** Called with the settings after a change. Typing into one field is one gesture, which is undone as a whole. */
  onChange: (settings: Settings, gesture?: string) => void;
  /** Called when the focus leaves a field. */
  onLeave: () => void;
}

/** Renders the fields for the window and for one of its labels. */
export default function Controls(props: Props): ReactNode {
  const {settings, label, ineffective, isDisabled, onChange, onLeave} = props;
  const renderFields = (properties: Record<string, Property>) =>
    Object.entries(properties).map(([name, property]) => (
      <Control
        key={name}
        id={`playground-${name}`}
        label={property.title ?? name}
        property={property}
        value={settings[name] ?? ''}
        isIneffective={ineffective?.has(name)}
        onChange={(value) => onChange({...settings, [name]: value}, 'values' in property ? undefined : name)}
      />
    ));
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()} onBlur={onLeave}>
      <fieldset disabled={isDisabled}>
        <legend>Window</legend>
        {renderFields({...FRAME_PROPERTIES, ...WINDOW_PROPERTIES})}
      </fieldset>
      <fieldset disabled={isDisabled}>
        <legend>Label “{label.text}”</legend>
        {renderFields(listLabelProperties(label.name))}
      </fieldset>
      <p className={styles.hint}>
        A greyed-out property has no effect with the current values of the others.
      </p>
    </form>
  );
}
