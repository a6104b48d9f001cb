import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

/** Letters and punctuation that the font would have if it were not reduced to the characters of the pages. */
const TEXT = /[\u00a0-\u00ff\u2010-\u203a\u20ac]/gu;

test('the font has every character of the pages (if not, run npm run font)', () => {
  const css = readFileSync('src/css/font.css', 'utf8');
  const ranges = [...css.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const missing = new Set<string>();
  for (const file of globSync('build/**/*.html')) {
    for (const [character] of readFileSync(file, 'utf8').matchAll(TEXT)) {
      const code = character.codePointAt(0) ?? 0;
      if (!ranges.some(([from = 0, to = 0]) => from <= code && code <= to)) missing.add(character);
    }
  }
  expect([...missing]).toEqual([]);
});

test('X-07 every page preloads the one font of its styles', () => {
  const [font, ...others] = globSync('build/assets/fonts/*.woff2').map((file) => file.slice('build'.length));
  expect(others).toEqual([]);
  for (const page of ['build/index.html', 'build/docs/guides/layout/index.html', 'build/404.html']) {
    expect(readFileSync(page, 'utf8')).toContain(
      `as=font type=font/woff2 crossorigin=anonymous href=${font}`,
    );
  }
});
