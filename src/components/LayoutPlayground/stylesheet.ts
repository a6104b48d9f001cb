import {listLabelProperties, listLabels, type Property, type Settings, WINDOW_PROPERTIES} from './settings';

/** Returns a value in the syntax of the stylesheet, or undefined for a default value. */
function formatValue(property: Property, value: string): string | undefined {
  if ('values' in property) return value === property.values[0] ? undefined : `'${value}'`;
  if (property.isLength) return value.endsWith('%') ? `'${value}'` : `${value}px`;
  return value === '0' ? undefined : `${value}${property.unit ?? ''}`;
}

/** Creates the stylesheet for these settings. The root widget is `#window`, and labels have their names as ids. */
export function createStylesheet(settings: Settings): string {
  const createRule = (id: string, properties: Record<string, Property>): string => {
    const lines = Object.entries(properties).flatMap(([name, property]) => {
      const typed = settings[name];
      const value = typed ? formatValue(property, typed) : undefined;
      const cssName = property.cssName ?? property.title ?? name;
      return value === undefined ? [] : [`  ${cssName}: ${value};\n`];
    });
    return lines.length > 0 ? `#${id} {\n${lines.join('')}}\n` : '';
  };
  const labelRules = listLabels(settings).map(({name}) => createRule(name, listLabelProperties(name)));
  return [createRule('window', WINDOW_PROPERTIES), ...labelRules].join('');
}
