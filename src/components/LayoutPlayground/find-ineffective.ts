import type {Yoga} from 'yoga-layout/asmjs-sync';
import {setLabelStyle, setWindowStyle} from './edit-settings';
import {computeRectangles} from './rectangles';
import {LABEL_PROPERTIES, type Property, type Settings, WINDOW_PROPERTIES} from './settings';

/** The properties that move no label, no matter what value they have, as long as the others stay as they are. */
export interface Ineffective {
  window: ReadonlySet<string>;
  label: ReadonlySet<string>;
}

/** Returns values that show whether a property has an effect: all of a list, or the ends and the middle of a range. */
function sampleValues(property: Property): readonly string[] {
  if ('values' in property) return property.values;
  if ('maxPixels' in property) return ['', '10', '50%', `${property.maxPixels}`];
  return ['0', '1', `${property.max}`];
}

/** Finds the properties of the window, and of the label with the given number, that have no effect. */
export function findIneffective(yoga: Yoga, settings: Settings, label: number): Ineffective {
  const serializeLayout = (changed: Settings): string => computeRectangles(yoga, changed).join(' ');
  const current = serializeLayout(settings);
  const find = (properties: Record<string, Property>, change: (name: string, value: string) => Settings) => {
    const ineffective = new Set<string>();
    for (const [name, property] of Object.entries(properties)) {
      const values = sampleValues(property);
      if (values.every((value) => serializeLayout(change(name, value)) === current)) ineffective.add(name);
    }
    return ineffective;
  };
  return {
    window: find(WINDOW_PROPERTIES, (name, value) => setWindowStyle(settings, name, value)),
    label: find(LABEL_PROPERTIES, (name, value) => setLabelStyle(settings, label, {[name]: value})),
  };
}
