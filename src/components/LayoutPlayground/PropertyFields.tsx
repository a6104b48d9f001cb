import type {ReactNode} from 'react';
import Control from './Control';
import type {Property} from './settings';

interface Props {
  /** Start of the ids of the fields. */
  id: string;
  properties: Record<string, Property>;
  values: Record<string, string | undefined>;
  /** Labels of the fields. Without one, the name of the property is shown. */
  labels?: Record<string, string>;
  /** Names of the properties for which no value would change the layout. */
  ineffective?: ReadonlySet<string>;
  /** Called with each value that can be used. Typing into one field is one gesture, which is undone as a whole. */
  onChange: (name: string, value: string, gesture?: string) => void;
}

/** Renders a field for each property. */
export default function PropertyFields({
  id,
  properties,
  values,
  labels,
  ineffective,
  onChange,
}: Props): ReactNode {
  return Object.entries(properties).map(([name, property]) => (
    <Control
      key={name}
      id={`${id}-${name}`}
      label={labels?.[name] ?? name}
      property={property}
      value={values[name] ?? ''}
      isIneffective={ineffective?.has(name)}
      onChange={(value) => onChange(name, value, 'values' in property ? undefined : `${id} ${name}`)}
    />
  ));
}
