import type {Yoga} from 'yoga-layout/asmjs-sync';
import {computeRectangles} from './rectangles';
import {listLabelProperties, type Property, type Settings, WINDOW_PROPERTIES} from './settings';

/** Returns values that show whether a property has an effect: all of a list, or the ends and the middle of a range. */
function sampleValues(property: Property): readonly string[] {
  if ('values' in property) return property.values;
  if (property.isLength) return ['', '10', '50%', `${property.max}`];
  return ['0', '1', `${property.max}`];
}

/**
 * Finds the properties of the window and of one label that move no label, no matter what value they have, as long as the others
 * stay as they are.
 */
export function findIneffective(yoga: Yoga, settings: Settings, label: string): ReadonlySet<string> {
  const serializeLayout = (changed: Settings): string => computeRectangles(yoga, changed).join(' ');
  const current = serializeLayout(settings);
  const ineffective = new Set<string>();
  for (const [name, property] of Object.entries({...WINDOW_PROPERTIES, ...listLabelProperties(label)})) {
    const hasEffect = sampleValues(property).some(
      (value) => serializeLayout({...settings, [name]: value}) !== current,
    );
    if (!hasEffect) ineffective.add(name);
  }
  return ineffective;
}
