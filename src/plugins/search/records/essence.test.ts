import {expect, test} from 'vitest';
import {parsePage} from '../../../lib/html';
import {essenceOf} from './essence';
import {makeRecords} from './make';

const page = (policy: string, keywords: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${policy}<link rel=stylesheet href=/styles.1.css>` +
  `<meta data-rh=true name=keywords content="${keywords}"><meta name=docsearch:version content=current />` +
  '<title>Grids | Site</title></head><body><nav>Bar</nav><main><div class=markdown><h1>Grids</h1><p>Lines.</div></main></body></html>';
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

const recordsOf = (html: string) => makeRecords({tree: parsePage(html), path: '/docs/grids', url: 'x'});

test('the records of a page are made from its essence alone', () => {
  const html = page('', 'rows,a > b');
  expect(recordsOf(essenceOf(html))).toEqual(recordsOf(html));
  expect(recordsOf(html)[0]?.content).toContain('rows, a > b');
});

test('the records of a page are kept when its policy comes, and made anew for other keywords', () => {
  expect(essenceOf(page(POLICY, 'rows'))).toBe(essenceOf(page('', 'rows')));
  expect(essenceOf(page('', 'columns'))).not.toBe(essenceOf(page('', 'rows')));
});
