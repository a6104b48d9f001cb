import type {Yoga} from 'yoga-layout/asmjs-sync';
import {computeRectangles} from './rectangles';
import {LABEL_PROPERTIES, type Property, type Settings, WINDOW_PROPERTIES} from './settings';

/** The properties that move no label, whatever value they get while the others stay as they are. */
interface Ineffective {
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
  const layoutOf = (one: Settings): string => computeRectangles(yoga, one).join(' ');
  const current = layoutOf(settings);
  const find = (properties: Record<string, Property>, change: (name: string, value: string) => Settings) =>
    new Set(
      Object.entries(properties)
        .filter(([name, property]) =>
          sampleValues(property).every((value) => layoutOf(change(name, value)) === current),
        )
        .map(([name]) => name),
    );
  return {
    window: find(WINDOW_PROPERTIES, (name, value) => ({
      ...settings,
      window: {...settings.window, [name]: value},
    })),
    label: find(LABEL_PROPERTIES, (name, value) => ({
      ...settings,
      labels: settings.labels.map((style, index) => (index === label ? {...style, [name]: value} : style)),
    })),
  };
}
