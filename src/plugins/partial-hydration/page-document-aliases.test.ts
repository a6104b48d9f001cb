import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createPageDocumentAliases} from './page-document-aliases';

test('a navbar with a version dropdown gets the code for it', () => {
  expect(createPageDocumentAliases([{type: 'docsVersionDropdown'}])).toEqual({});
});

test('any other navbar gets modules that do nothing, in place of modules that exist', () => {
  const aliases = Object.entries(createPageDocumentAliases([{label: 'Guides', to: '/docs'}]));
  expect(aliases).toHaveLength(2);
  expect(aliases.flat().filter((file) => !existsSync(file))).toEqual([]);
});
