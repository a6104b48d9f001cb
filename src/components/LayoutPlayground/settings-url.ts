import {INITIAL_SETTINGS} from './presets';
import {readValue} from './read-value';
import {LABELS, listProperties, type Settings} from './settings';

/**
 * Returns the settings as the query of a URL, such as `?width=300&height=160&labels=1&padding=8&save.width=80`. The initial
 * settings have an empty query.
 */
export function toQuery(settings: Settings): string {
  const query = createQuery(settings);
  return query === createQuery(INITIAL_SETTINGS) ? '' : query;
}

function createQuery(settings: Settings): string {
  const query = new URLSearchParams();
  for (const [name, property] of Object.entries(listProperties(settings))) {
    const value = settings[name];
    const isDefault = !value || ('values' in property && value === property.values[0]);
    if (!isDefault) query.set(name, value);
  }
  return `?${query}`;
}

/**
 * Returns the settings of a URL's query, or the initial ones if it has none. Numbers that are out of range are clamped, and
 * values that don't exist are left out.
 */
export function fromQuery(search: string): Settings {
  const query = new URLSearchParams(search);
  const allProperties = Object.entries(listProperties({labels: `${LABELS.length}`}));
  const entries = allProperties.flatMap(([name, property]) => {
    const {value} = readValue(property, query.get(name) ?? '');
    return value ? [[name, value]] : [];
  });
  const {width, height, labels} = INITIAL_SETTINGS;
  return entries.length > 0 ? {width, height, labels, ...Object.fromEntries(entries)} : INITIAL_SETTINGS;
}
