import {clampTo, readValue} from './read-value';
import {
  FRAME_PROPERTIES,
  LABEL_PROPERTIES,
  LABELS,
  type LabelStyle,
  type Rectangle,
  type Settings,
  type Size,
} from './settings';

/** Returns settings with another width, height or number of labels. New labels have the default style. */
export function setFrame(settings: Settings, name: string, value: string): Settings {
  const number = Number(value);
  if (name !== 'labels') return {...settings, [name]: number};
  return {...settings, labels: LABELS.slice(0, number).map((_, index) => settings.labels[index] ?? {})};
}

export const setWindowStyle = (settings: Settings, name: string, value: string): Settings => ({
  ...settings,
  window: {...settings.window, [name]: value},
});

export const setLabelStyle = (settings: Settings, label: number, style: LabelStyle): Settings => ({
  ...settings,
  labels: settings.labels.map((current, index) => (index === label ? {...current, ...style} : current)),
});

export const resizeWindow = (settings: Settings, {width, height}: Size): Settings => ({
  ...settings,
  width: clampTo(FRAME_PROPERTIES.width, width),
  height: clampTo(FRAME_PROPERTIES.height, height),
});

/**
 * Returns settings with another size of a label. A width or height that didn't change keeps its value, which may be a
 * percentage.
 *
 * @param place the label's current rectangle
 */
export function resizeLabel(
  settings: Settings,
  label: number,
  place: Rectangle | undefined,
  {width, height}: Size,
): Settings {
  const [, , oldWidth, oldHeight] = place ?? [];
  return setLabelStyle(settings, label, {
    ...(width !== oldWidth && {width: readValue(LABEL_PROPERTIES.width, `${width}`).value}),
    ...(height !== oldHeight && {height: readValue(LABEL_PROPERTIES.height, `${height}`).value}),
  });
}
