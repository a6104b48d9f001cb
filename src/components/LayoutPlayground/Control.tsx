import {type ChangeEvent, type ReactNode, useState} from 'react';
import {readValue} from './read-value';
import type {Property} from './settings';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  property: Property;
  value: string;
  /** True if no value would change the layout. */
  isIneffective?: boolean;
  /** Called with each value that can be used. */
  onChange: (value: string) => void;
}

/**
 * Renders a field for one property. The text that somebody types stays in the field until they leave it. If it's not a valid
 * value, a message shows the value that is used instead.
 */
export default function Control(props: Props): ReactNode {
  const {id, label, property, value, isIneffective = false, onChange} = props;
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const messageId = `${id}-message`;

  const change = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    // A number field reports any other text as empty. `?` isn't a number either, so it gets the same message as that text.
    const text = currentTarget.validity.badInput ? '?' : currentTarget.value;
    const reading = readValue(property, text);
    setTyped(currentTarget.value);
    setMessage(reading.message);
    if (reading.value !== undefined) onChange(reading.value);
  };
  const input = {
    className: 'field',
    id,
    value: typed ?? value,
    disabled: isIneffective,
    'aria-invalid': message !== undefined,
    'aria-describedby': messageId,
    onChange: change,
    onBlur: () => setTyped(undefined),
  };
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      {'values' in property ? (
        <select
          className="field"
          id={id}
          value={value || property.values[0]}
          disabled={isIneffective}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        >
          {property.values.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <>
          {property.isLength ? (
            <input {...input} placeholder="auto" />
          ) : (
            <input {...input} type="number" min={property.min} max={property.max} placeholder="0" />
          )}
          <output id={messageId} htmlFor={id}>
            {message}
          </output>
        </>
      )}
    </div>
  );
}
