import {type ReactNode, useState} from 'react';
import type {Property} from './settings';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  /** Values that can be chosen; a number that can't be left out has a smallest value. */
  property: Property | {least: number; most: number};
  value: string;
  /** Called with each value that can be used. */
  onChange: (value: string) => void;
}

/** One setting. What is typed stays as it is until somebody leaves the field, also while it can't be used. */
export default function Control({id, label, property, value, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string>();

  const input = {
    className: 'field',
    id,
    value: typed ?? value,
    onChange({currentTarget}: {currentTarget: HTMLInputElement}) {
      setTyped(currentTarget.value);
      if (currentTarget.checkValidity()) onChange(currentTarget.value);
    },
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
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        >
          {property.values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : 'length' in property ? (
        <input {...input} placeholder="auto" pattern="\d{1,3}%?" />
      ) : 'least' in property ? (
        <input {...input} type="number" min={property.least} max={property.most} />
      ) : (
        <input {...input} type="number" min={0} max={property.most} placeholder="0" />
      )}
    </div>
  );
}
