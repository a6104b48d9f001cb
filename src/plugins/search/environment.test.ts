import {expect, test} from 'vitest';
import {readHostedSearch} from './environment';

test('X-04 without settings the embedded index answers', () => {
  expect(readHostedSearch({})).toBeUndefined();
  expect(
    readHostedSearch({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''}),
  ).toBeUndefined();
});

test('all three settings turn Algolia on', () => {
  const environment = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'B', ALGOLIA_INDEX_NAME: 'C'};
  expect(readHostedSearch(environment)).toEqual({appId: 'A', apiKey: 'B', indexName: 'C'});
});

test('an incomplete configuration is an error that names the missing variables', () => {
  expect(() => readHostedSearch({ALGOLIA_APP_ID: 'A'})).toThrow(
    'Set ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME too',
  );
});
