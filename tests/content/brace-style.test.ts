import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

/** A page that shows code of the toolkit, which has spaces inside its braces. */
const TOOLKIT_CODE = 'docs/development/wrapping_widgets.mdx';

test('samples import names without spaces between the braces, as the examples do', () => {
  const files = globSync(['docs/**/*.mdx', 'blog/*.mdx', 'reference/**/*.yaml'], {
    ignore: ['docs/api/generated/**', TOOLKIT_CODE],
  });
  const faults = files.filter((file) => /import (?:type )?\{ /.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});
