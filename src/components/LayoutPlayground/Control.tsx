import {type ChangeEvent, type ReactNode, useState} from 'react';
import {readValue} from './read-value';
import type {ChoiceProperty, NumberProperty, Property} from './settings';
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

/** Renders the field of one property with its label. */
export default function Control({label, ...field}: Props): ReactNode {
  const {id, property} = field;
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      {'values' in property ? (
        <ChoiceField {...field} property={property} />
      ) : (
        <NumberField {...field} property={property} />
      )}
    </div>
  );
}

type FieldProps<Kind> = Omit<Props, 'label' | 'property'> & {property: Kind};

function ChoiceField({id, property, value, isIneffective, onChange}: FieldProps<ChoiceProperty>): ReactNode {
  return (
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
  );
}

/**
 * Renders a field for a number or a length. The text that somebody types stays in the field until they leave it. If it's not a
 * valid value, a message shows the value that is used instead.
 */
function NumberField({id, property, value, isIneffective, onChange}: FieldProps<NumberProperty>): ReactNode {
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
  const kind = property.isLength
    ? {placeholder: 'auto'}
    : {type: 'number', min: property.min, max: property.max, placeholder: '0'};
  return (
    <>
      <input
        className="field"
        id={id}
        value={typed ?? value}
        disabled={isIneffective}
        aria-invalid={message !== undefined}
        aria-describedby={messageId}
        onChange={change}
        onBlur={() => setTyped(undefined)}
        {...kind}
      />
      <output id={messageId} htmlFor={id}>
        {message}
      </output>
    </>
  );
}
