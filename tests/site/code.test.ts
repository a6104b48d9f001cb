import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {attribute, type Element, findAll, page} from '../support/build';

/** The page with the most code. */
const TUTORIAL = '/docs/guides/tutorial';

const elements = (below: Parameters<typeof findAll>[0]): Element[] => findAll(below, () => true);

test('code has an element where its colour changes and nowhere else, and no style of its own', () => {
  const code = findAll(page(TUTORIAL), ({tagName}) => tagName === 'code-block').flatMap(elements);
  const extra = code.filter(
    ({tagName, ...element}) =>
      attribute({tagName, ...element}, 'style') !== undefined ||
      (tagName === 'span' && !/^code-[a-z]+$/.test(attribute({tagName, ...element}, 'class') ?? '')),
  );
  expect(code.length).toBeGreaterThan(500);
  expect(extra).toEqual([]);
  expect(elements(page(TUTORIAL)).length).toBeLessThan(4000);
});

test('no script holds a highlighter: pages bring their code highlighted', () => {
  const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
  const grammars = scripts.filter((name) =>
    readFileSync(`build/assets/js/${name}`, 'utf8').includes('interpolation-punctuation'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(grammars).toEqual([]);
});
