import {readdirSync, readFileSync} from 'node:fs';
import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {getAttribute} from '../../src/lib/html';
import {readDocument} from '../support/build';

/** The page with the most code. */
const TUTORIAL = '/docs/guides/tutorial/style';

test('highlighted code has one element for each change of colour and no inline styles', () => {
  const code = selectAll('.code-block, .code-block *', readDocument(TUTORIAL));
  const extra = code.filter(
    (element) =>
      getAttribute(element, 'style') !== undefined ||
      (element.tagName === 'span' && !/^code-[a-z]+$/.test(getAttribute(element, 'class') ?? '')),
  );
  expect(code.length).toBeGreaterThan(300);
  expect(extra).toEqual([]);
  expect(selectAll('*', readDocument(TUTORIAL)).length).toBeLessThan(4000);
});

test('no script contains a syntax highlighter, because the HTML is highlighted already', () => {
  const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
  const grammars = scripts.filter((name) =>
    readFileSync(`build/assets/js/${name}`, 'utf8').includes('interpolation-punctuation'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(grammars).toEqual([]);
});
