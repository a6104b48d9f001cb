export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A change that somebody has made to a field, with its value or the values that are chosen. */
export interface FieldChange {
  /** The index of the field in the list of fields that it was found in. */
  index: number;
  values: string[];
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const hasDefault = [...field.options].some((option) => option.defaultSelected);
    if (!hasDefault && !field.multiple) return field.selectedIndex > 0;
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Finds the fields whose values differ from the server's HTML, except radio buttons that another one turned off. */
export function findFieldChanges(fields: readonly Field[]): FieldChange[] {
  return fields.flatMap((field, index) => {
    if (!isChanged(field) || (field.type === 'radio' && isToggle(field) && !field.checked)) return [];
    const values =
      field instanceof HTMLSelectElement
        ? [...field.selectedOptions].map((option) => option.value)
        : [field.value];
    return [{index, values}];
  });
}

/** Sets a value without the setter that React puts on a field, because React ignores an event whose value it has set itself. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  descriptor?.set?.call(field, value);
}

/** Repeats a change with the events of a browser, so that the listeners of the component run. */
export function repeatFieldChange(field: Field, values: readonly string[]): void {
  if (isToggle(field)) {
    field.checked = field.type === 'checkbox' && field.defaultChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = values.includes(option.value);
  } else {
    const {selectionStart, selectionEnd} = field;
    field.value = field.defaultValue;
    setValue(field, values[0] ?? '');
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}
