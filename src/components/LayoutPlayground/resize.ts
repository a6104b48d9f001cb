import {readValue} from './read-value';
import {FRAME_PROPERTIES, LABEL_PROPERTIES, type Settings, type Size} from './settings';

/**
 * Returns settings with another size of the window or of a label, within the limits. A width or height that didn't change keeps
 * its value, which may be a percentage.
 *
 * @param prefix what the names of the width and the height begin with: nothing for the window, or `save.` for a label
 * @param from the current size
 */
export function resize(settings: Settings, prefix: string, from: Size, to: Size): Settings {
  const {width, height} = prefix === '' ? FRAME_PROPERTIES : LABEL_PROPERTIES;
  return {
    ...settings,
    ...(to.width !== from.width && {[`${prefix}width`]: readValue(width, `${to.width}`).value}),
    ...(to.height !== from.height && {[`${prefix}height`]: readValue(height, `${to.height}`).value}),
  };
}
