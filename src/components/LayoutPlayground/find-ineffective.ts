import type {Yoga} from 'yoga-layout/asmjs-sync';
import {rectangles} from './rectangles';
import {LABEL, type Property, type Settings, WINDOW} from './settings';

/** The properties that move no label, whatever value they get while the others stay as they are. */
interface Ineffective {
  window: ReadonlySet<string>;
  label: ReadonlySet<string>;
}

/** Returns values that show whether a property has an effect: all of a list, or the ends and the middle of a range. */
function sampleValues(property: Property): readonly string[] {
  if ('values' in property) return property.values;
  if ('mostPixels' in property) return ['', '10', '50%', `${property.mostPixels}`];
  return ['0', '1', `${property.most}`];
}

/** Finds the properties of the window, and of the label with the given number, that have no effect. */
export function findIneffective(yoga: Yoga, settings: Settings, label: number): Ineffective {
  const layoutOf = (one: Settings): string => rectangles(yoga, one).join(' ');
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
    window: find(WINDOW, (name, value) => ({...settings, window: {...settings.window, [name]: value}})),
    label: find(LABEL, (name, value) => ({
      ...settings,
      labels: settings.labels.map((style, index) => (index === label ? {...style, [name]: value} : style)),
    })),
  };
}
