import {readValue} from './read-value';
import {
  FRAME_PROPERTIES,
  INITIAL_SETTINGS,
  LABEL_PROPERTIES,
  LABELS,
  type LabelStyle,
  type Property,
  type Settings,
  WINDOW_PROPERTIES,
  type WindowStyle,
} from './settings';

/**
 * Returns the settings as the query of a URL, such as `?width=300&height=160&labels=1&padding=8&save.width=80`. The initial
 * settings have an empty query.
 */
export function toQuery(settings: Settings): string {
  const query = createQuery(settings);
  return query === createQuery(INITIAL_SETTINGS) ? '' : query;
}

function createQuery({width, height, window, labels}: Settings): string {
  const query = new URLSearchParams({width: `${width}`, height: `${height}`, labels: `${labels.length}`});
  addStyle(query, '', WINDOW_PROPERTIES, window);
  for (const [index, style] of labels.entries())
    addStyle(query, `${LABELS[index]?.name}.`, LABEL_PROPERTIES, style);
  return `?${query}`;
}

function addStyle(
  query: URLSearchParams,
  prefix: string,
  properties: Record<string, Property>,
  style: Record<string, string | undefined>,
): void {
  for (const [name, property] of Object.entries(properties)) {
    const value = style[name];
    const isDefault = !value || ('values' in property && value === property.values[0]);
    if (!isDefault) query.set(prefix + name, value);
  }
}

/**
 * Returns the settings of a URL's query, or the initial ones if it has none. Numbers that are out of range are clamped, and
 * values that don't exist are left out.
 */
export function fromQuery(search: string): Settings {
  const query = new URLSearchParams(search);
  const frame = (name: keyof typeof FRAME_PROPERTIES, fallback: number): number =>
    Number(readValue(FRAME_PROPERTIES[name], query.get(name) ?? '').value ?? fallback);
  const count = frame('labels', INITIAL_SETTINGS.labels.length);
  const settings: Settings = {
    width: frame('width', INITIAL_SETTINGS.width),
    height: frame('height', INITIAL_SETTINGS.height),
    window: readStyle(query, '', WINDOW_PROPERTIES) as WindowStyle,
    labels: LABELS.slice(0, count).map(
      ({name}) => readStyle(query, `${name}.`, LABEL_PROPERTIES) as LabelStyle,
    ),
  };
  return hasSettings(query) ? settings : INITIAL_SETTINGS;
}

const hasSettings = (query: URLSearchParams): boolean =>
  [...Object.keys(FRAME_PROPERTIES), ...Object.keys(WINDOW_PROPERTIES)].some((name) => query.has(name)) ||
  LABELS.some((label) => Object.keys(LABEL_PROPERTIES).some((name) => query.has(`${label.name}.${name}`)));

function readStyle(
  query: URLSearchParams,
  prefix: string,
  properties: Record<string, Property>,
): Record<string, string> {
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const {value} = readValue(property, query.get(prefix + name) ?? '');
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
