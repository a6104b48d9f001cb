import {describe, expect, test} from 'vitest';
import {
  createNextSet,
  type DeploymentFiles,
  findMissing,
  isHashed,
  type SavedFile,
  toFileKeys,
  toSitePath,
} from './saved-files';

const SCOPE = 'https://example.org/docs-site/';

const file = (content: string): SavedFile => [`sha256-${content}`, content.length];

const createList = (version: string, files: Record<string, string>): DeploymentFiles => ({
  version,
  files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, file(content)])),
});

test.each([
  ['https://example.org/docs-site/', ''],
  ['https://example.org/docs-site', ''],
  ['https://example.org/docs-site/index.html', ''],
  ['https://example.org/docs-site/docs/faq', 'docs/faq/'],
  ['https://example.org/docs-site/docs/faq/', 'docs/faq/'],
  ['https://example.org/docs-site/docs/faq/index.html', 'docs/faq/'],
  ['https://example.org/docs-site/docs/faq.html#top', 'docs/faq/'],
  ['https://example.org/docs-site/docs/changes/0.74?from=0.60', 'docs/changes/0.74/'],
  ['https://example.org/docs-site/img/mark.svg', 'img/mark.svg'],
  ['https://example.org/elsewhere/', undefined],
  ['https://example.com/docs-site/', undefined],
])('X-09 the path of %s below the site is %j', (address, path) => {
  expect(toSitePath(SCOPE, address)).toBe(path);
});

test('X-09 only addresses with a hash of the content are recognized as hashed', () => {
  expect(['assets/js/main.1a.js', 'search-index/texts.1a.json'].map(isHashed)).toEqual([true, true]);
  expect(['', 'docs/faq/', 'img/mark.svg', 'search-index/names.v11.json'].map(isHashed)).toContain(false);
  expect(['', 'docs/faq/', 'img/mark.svg', 'search-index/names.v11.json'].some(isHashed)).toBe(false);
});

describe('X-09 a set that replaces another', () => {
  const firstSet = createNextSet(
    createList('1', {'': 'home', 'docs/faq/': 'faq', 'assets/js/main.1.js': 'main 1'}),
    undefined,
  );
  const later = createList('2', {'': 'home', 'docs/faq/': 'faq anew', 'assets/js/main.2.js': 'main 2'});
  const secondSet = createNextSet(later, firstSet);

  test('requests only files whose content changed', () => {
    const paths = findMissing(SCOPE, later.files, toFileKeys(SCOPE, firstSet)).map(([path]) => path);
    expect(paths).toEqual(['docs/faq/', 'assets/js/main.2.js']);
  });

  test('has only new pages, but the scripts of both sets, because older pages may still be open', () => {
    const keys = [...toFileKeys(SCOPE, secondSet)].join('\n');
    expect(keys).toMatch(/\/docs\/faq\/\?sha256-faq%20anew$/m);
    expect(keys).toMatch(/main\.1\.js\?sha256-main%201$/m);
    expect(keys).not.toMatch(/\/docs\/faq\/\?sha256-faq$/m);
  });

  test('does not keep the scripts of the set before the last', () => {
    expect(Object.keys(createNextSet(createList('3', {}), secondSet).before)).toEqual([
      'assets/js/main.2.js',
    ]);
  });
});
