import {expect, test} from 'vitest';
import {buildPlugin, drawPlugin} from '../../toolkit/native-plugin';

test('R-15 X-03 the plugin of the guide builds with the CMake macros of the package, and its widget runs', async () => {
  buildPlugin();
  const light = await drawPlugin('light');
  const dark = await drawPlugin('dark');
  expect(light.equals(dark)).toBe(false);
});
