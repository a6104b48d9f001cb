import {beforeAll, expect, test} from 'vitest';
import {buildPlugin, drawPlugin, findPluginPicture} from '../../toolkit/native-plugin';
import {themes} from '../../toolkit/run-program';
import {comparePictures, tolerance} from '../support/compare-pictures';

beforeAll(buildPlugin);

test.each(
  themes,
)('R-15 X-03 the plugin of the guide builds with the CMake macros of the package, and still draws its %s picture', async (theme) => {
  const picture = await drawPlugin(theme);
  expect(
    await comparePictures(picture, findPluginPicture(theme)),
    'run: npm run native-plugin',
  ).toBeLessThanOrEqual(tolerance);
});
